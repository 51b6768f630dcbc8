import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { appAt, test } from './support/browser.ts';
import { attachTo, place, showPanel, time } from './support/inspector.ts';
import { aLoudMatch, exposed, playOn } from './support/matches.ts';

/** No screen shows more rows than these, nor needs more elements. */
const MOST_ROWS = 150;
const MOST_ELEMENTS = 5000;

const elements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

test('10,000 events are no more to draw than a screen of them', async ({ open }) => {
  const match = aLoudMatch();
  let events = 0;
  match.events$.subscribe(() => {
    events += 1;
  });
  const server = await exposed(match);
  for (let answers = 0; answers < 60; answers++) {
    playOn(match, 1);
    // What an answer came to is told after it.
    await Promise.resolve();
  }
  expect(events).toBeGreaterThan(10_000);
  const page = await open(appAt(attachTo(server)));
  const bus = await showPanel(page, 'Bus');
  await bus
    .getByRole('status')
    .getByText(`${events.toLocaleString('en')} events`)
    .or(bus.getByText(`${events} events`))
    .waitFor();
  const grid = bus.getByRole('treegrid');
  const rows = grid.getByRole('row');
  await grid.focus();
  await page.keyboard.press('Home');
  await grid.getByText('Before the first turn').waitFor();
  expect(await rows.count()).toBeLessThan(MOST_ROWS);
  await page.keyboard.press('End');
  await grid.getByText('Before the first turn').waitFor({ state: 'detached' });
  expect(await rows.count()).toBeLessThan(MOST_ROWS);
  const answers = match.inputs.length;
  for (let back = 1; back <= 5; back++) {
    await time(page).getByRole('button', { name: 'One answer back' }).click();
    await expect.poll(() => place(page)).toBe(`${answers - back} / ${answers}`);
  }
  expect(await rows.count()).toBeLessThan(MOST_ROWS);
  expect(await elements(page)).toBeLessThan(MOST_ELEMENTS);
});
