import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { servePage } from '../../../inspector/server/page.ts';
import { LIGHT } from '../page/machines/light.ts';
import { test } from './support/browser.ts';

/** The page of a program on another port, as far as a viewer can tell: what @xstate/inspect does in it. */
async function program(viewer: string): Promise<string> {
  const state = { value: 'green', context: {}, event: { type: 'T' }, _event: { name: 'T', data: { type: 'T' } } };
  const told = {
    type: 'service.register',
    machine: JSON.stringify(LIGHT),
    state: JSON.stringify(state),
    sessionId: 'x:0',
    id: 'light',
  };
  const page = `<!doctype html><title>A program</title><link rel="icon" href="data:,"><button>open</button>
<script>
  addEventListener('message', ({ data, source }) => {
    if (data?.type === 'xstate.inspecting') source.postMessage(${JSON.stringify(told)}, '*');
  });
  const viewer = ${JSON.stringify(viewer)};
  document.querySelector('button').onclick = () => open(viewer, 'xstateinspector');
  if (location.pathname === '/around') document.write('<iframe width="1200" height="700" src="' + viewer + '"></iframe>');
</script>`;
  const server = createServer((_, response) => void response.setHeader('Content-Type', 'text/html').end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function viewer(): Promise<string> {
  const served = await servePage();
  onTestFinished(() => served.close());
  return `${served.url}?inspect`;
}

test('a program opens the served page as its viewer, and its machines are shown', async ({ open }) => {
  const page = await open(await program(await viewer()));
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'open' }).click()]);
  await opened.getByRole('treeitem', { name: 'light, green' }).waitFor();
});

test('a program shows it in a frame of its own page', async ({ open }) => {
  const page = await open(`${await program(await viewer())}/around`);
  await page.frameLocator('iframe').getByRole('treeitem', { name: 'light, green' }).waitFor();
  expect(page.frames()).toHaveLength(2);
});
