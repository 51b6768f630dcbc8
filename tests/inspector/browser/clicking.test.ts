import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { appAt, test } from './support/browser.ts';
import { offered, people, place, question, showPanel, table, untilAsked } from './support/inspector.ts';

/** Clicks are no more than these: a match that does not end by then never would. */
const MOST_CLICKS = 600;

/** What changes with all that is answered, and with all that is picked for an answer. */
const standing = async (page: Page): Promise<string> =>
  `${await place(page)} ${await question(page).getByRole('status').allInnerTexts()}`;

/** What ends the match soonest comes first: what hurts the other player, then attacks, then plays. */
const WANTED = [/^player Bob/, /possible: .*attack/, /possible: /, /can be chosen/];

/** One click of somebody who would rather have it over: on the table where something is offered there. */
async function click(page: Page): Promise<'table' | 'question'> {
  const ready = question(page).getByRole('button', { name: 'Answer', disabled: false });
  if (await ready.isVisible()) {
    await ready.click();
    return 'question';
  }
  const names = await offered(page).evaluateAll((places) => places.map((one) => one.getAttribute('aria-label') ?? ''));
  const best = WANTED.map((wanted) => names.findIndex((name) => wanted.test(name))).find((at) => at >= 0);
  if (best === undefined) {
    // Nothing to point at: the last thing that can be done, such as to end the turn.
    await question(page).locator('[data-option]:enabled').last().click();
    return 'question';
  }
  await offered(page).nth(best).click();
  // Several things can be done there: a menu asks which.
  if (/possible: .*, /.test(names[best] ?? '')) await page.getByRole('menuitem').first().click();
  return 'table';
}

test('a whole match is played by clicking, on the table wherever something is offered there', async ({ open }) => {
  const page = await open(appAt(people));
  await untilAsked(page);
  await showPanel(page, 'Bus');
  const clicks = { table: 0, question: 0 };
  const won = table(page).getByText(/(has|have|Nobody has) won: /);
  while (!(await won.isVisible()) && clicks.table + clicks.question < MOST_CLICKS) {
    const before = await standing(page);
    clicks[await click(page)] += 1;
    await expect
      .poll(async () => (await won.isVisible()) || (await standing(page)) !== before, { timeout: 20_000 })
      .toBe(true);
  }
  await won.waitFor();
  expect(clicks.table).toBeGreaterThan(20);
  expect(await offered(page).count()).toBe(0);
});
