import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { WebSocketServer } from 'ws';
import { LIGHT } from '../page/machines/light.ts';
import { appAt, test } from './support/browser.ts';

/** A program of XState 4, as far as a viewer can tell: what @xstate/inspect sends for it. */
async function program() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const send = (message: object): void => {
    for (const client of server.clients) client.send(JSON.stringify(message));
  };
  const told = (value: unknown, type: string) =>
    JSON.stringify({ value, context: {}, event: { type }, _event: { name: type, data: { type }, $$type: 'scxml' } });
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      if (!String(data).includes('xstate.inspecting')) return;
      const machine = JSON.stringify(LIGHT);
      send({ type: 'service.register', machine, state: told('green', 'xstate.init'), sessionId: 'x:0' });
    });
  });
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (value: unknown, event: string) =>
      send({ type: 'service.state', state: told(value, event), sessionId: 'x:0' }),
    close: () => {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

test('a plain XState 4 program shows its live chart', async ({ open }) => {
  const light = await program();
  const page = await open(appAt(`attach=${light.address}`));
  await page.getByRole('treeitem', { name: 'light, green, newest' }).waitFor();
  const active = page.locator('.chart-active:not(.chart-around)');
  await page.locator('.chart-active:not(.chart-around)', { hasText: 'green' }).waitFor();
  light.become('yellow', 'T');
  await page.locator('.chart-active:not(.chart-around)', { hasText: 'yellow' }).waitFor();
  expect(await active.count()).toBe(1);
  expect(await page.locator('.route-on').count()).toBe(1);
  expect(await page.locator('.route-words-on').textContent()).toBe('T [ok]');
  // The same in words.
  await page.getByText('In words').click();
  await page.getByText('light.yellow — active').waitFor();
  light.close();
  await page.getByText('The connection is lost.').waitFor();
});

test('actors of a match are walked through with the keyboard, and the chart follows', async ({ open }) => {
  const page = await open(appAt());
  const tree = page.getByRole('tree', { name: 'Actors' });
  await tree.getByRole('treeitem', { name: /^resolution/ }).click();
  await page.getByRole('region', { name: 'Statechart of resolution' }).waitFor();
  await page.getByRole('checkbox', { name: 'All transitions' }).check();
  await tree.getByRole('treeitem', { name: /^resolution/ }).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('region', { name: 'Statechart of turn' }).waitFor();
  await page.locator('.chart-name', { hasText: 'steps' }).waitFor();
  await page.keyboard.press('Home');
  await page.getByRole('region', { name: 'Statechart of match' }).waitFor();
});

test('a chart is saved as a picture', async ({ open }) => {
  const page = await open(appAt());
  await page.locator('.chart-state').first().waitFor();
  for (const kind of ['PNG', 'SVG']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Save as ${kind}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`statechart-resolution.${kind.toLowerCase()}`);
  }
});
