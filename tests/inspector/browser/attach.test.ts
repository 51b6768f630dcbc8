import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { type LiveMatch, optionWords } from '../../../index.ts';
import { appAt, takeComplaints, test } from './support/browser.ts';
import { attachTo, question, showPanel, table } from './support/inspector.ts';
import { aMatch, exposed, playOn, SETUP } from './support/matches.ts';

/** Names of the cards that lie open on the table, zone by zone, as the page shows them. */
async function shownOn(page: Page, match: LiveMatch): Promise<readonly string[]> {
  const zones = match.players.flatMap((player) => ['hand', 'board'].map((zone) => `${player}: ${zone}, `));
  const lists = zones.map(async (zone) => {
    const labels = await table(page)
      .getByRole('group', { name: zone })
      .getByRole('button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    return labels.map((label) => zone + label.split(',')[0]);
  });
  return (await Promise.all(lists)).flat();
}

/** The same as the match says it. */
const lyingIn = (match: LiveMatch): readonly string[] => {
  const { zones } = match.view('everything');
  return match.players.flatMap((player, seat) =>
    ['hand', 'board'].flatMap((zone) =>
      (zones[`${zone}.${seat}`]?.objects ?? []).map(({ name }) => `${player}: ${zone}, ${name}`),
    ),
  );
};

/** Labels of what can be done about the question in front. */
const options = (page: Page): Promise<readonly string[]> =>
  question(page)
    .locator('[data-option]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? ''));

describe('attached to a match in another process', () => {
  test('the page shows what the match says, and goes on with it', async ({ open }) => {
    const match = aMatch();
    let events = 0;
    match.events$.subscribe(() => {
      events += 1;
    });
    const server = await exposed(match, { setup: SETUP });
    playOn(match, 30);
    const page = await open(appAt(attachTo(server)));
    for (const answers of [0, 1, 40]) {
      playOn(match, answers);
      await expect.poll(() => shownOn(page, match)).toEqual(lyingIn(match));
      const [asked] = match.players.flatMap((player) => match.choices(player).filter(({ request }) => request));
      if (!asked) throw new Error('Nobody is asked anything.');
      await expect.poll(() => options(page)).toEqual(optionWords(asked, match.players));
    }
    const bus = await showPanel(page, 'Bus');
    await bus.getByRole('status').getByText(`${events} events`).waitFor();
    // It may only look.
    await question(page).getByText('This connection may only look.').waitFor();
    expect(await question(page).getByRole('button', { name: 'Answer' }).count()).toBe(0);
  });

  test('its machines are drawn, and go on', async ({ open }) => {
    const match = aMatch();
    const page = await open(appAt(attachTo(await exposed(match))));
    const machines = await showPanel(page, 'Machines');
    const actors = machines.getByRole('tree', { name: 'Actors' });
    await actors.getByRole('treeitem', { name: /^choice\.1/ }).waitFor();
    await actors.getByRole('treeitem', { name: /^turn, before/ }).click();
    const chart = machines.getByRole('region', { name: 'Statechart of turn' });
    await chart.locator('.react-flow__node').first().waitFor();
    playOn(match, 2);
    await actors.getByRole('treeitem', { name: /^turn, (?!before)/ }).waitFor();
    await actors.getByRole('treeitem', { name: /^player\.0, Ann, asked/ }).waitFor();
  });

  test('who may answer answers there', async ({ open }) => {
    const match = aMatch();
    const page = await open(appAt(attachTo(await exposed(match, { answers: true }))));
    await question(page).getByRole('button', { name: 'Answer' }).click();
    await expect.poll(() => match.inputs.length).toBe(1);
  });

  test('the wrong token opens nothing, and that is told', async ({ open }) => {
    const { address } = await exposed(aMatch());
    const page = await open(appAt(attachTo({ address, token: 'not-the-right-one' })));
    await page.getByText('No connection').waitFor();
    takeComplaints(page);
  });

  test('a match that is stopped can still be looked at', async ({ open }) => {
    const match = aMatch();
    const page = await open(appAt(attachTo(await exposed(match))));
    await question(page).getByText('Mulligan').first().waitFor();
    match.stop();
    await page.getByText('The match has been stopped.').waitFor();
    expect(await shownOn(page, match)).toEqual(lyingIn(match));
  });
});

test('a program on XState 4 that knows nothing of cards shows its chart, live', async ({ open }) => {
  const program = spawn(process.execPath, [fileURLToPath(new URL('programs/lamp.mjs', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    program.kill();
  });
  const [port] = await once(program.stdout, 'data');
  const page = await open(appAt(`attach=127.0.0.1:${String(port).trim()}`));
  await page.getByRole('treeitem', { name: /^lamp, green/ }).waitFor();
  await page
    .getByRole('region', { name: 'Statechart of lamp' })
    .locator('.react-flow__node')
    .getByText('amber')
    .waitFor();
  program.stdin.write('on\n');
  await page.getByRole('treeitem', { name: /^lamp, amber/ }).waitFor();
});
