import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { appAt, test } from './support/browser.ts';
import { laid, offered, people, place, question, table, time, untilAsked } from './support/inspector.ts';

/** Gives an answer, and waits until it is taken. */
async function answer(page: Page, button: Locator): Promise<void> {
  const before = await place(page);
  await button.click();
  await expect.poll(() => place(page)).not.toBe(before);
}

test('going back, answering otherwise, and going along both branches', async ({ open }) => {
  const page = await open(appAt(people));
  await untilAsked(page);
  const begun = await laid(page);
  const ready = question(page).getByRole('button', { name: 'Answer' });
  for (let seat = 0; seat < 2; seat++) await answer(page, ready);
  for (let turns = 0; turns < 2; turns++)
    await answer(page, question(page).locator('button[data-option]:enabled').last());
  expect(await place(page)).toBe('4 / 4');
  const main = await laid(page);

  // What is past is shown as it was, answer by answer.
  await time(page).getByRole('button', { name: 'One answer back' }).click();
  await expect.poll(() => place(page)).toBe('3 / 4');
  await table(page).getByText('A step of the past is shown').waitFor();
  await time(page).getByRole('slider', { name: 'Answers of this branch' }).press('Home');
  await expect.poll(() => place(page)).toBe('0 / 4');
  await expect.poll(() => laid(page)).toEqual(begun);

  // The match itself goes there, and on from there in another way.
  await time(page).getByRole('button', { name: 'Go on from here' }).click();
  await table(page).getByText('A step of the past is shown').waitFor({ state: 'detached' });
  await offered(page).last().click();
  await question(page)
    .getByText(/^1 .*picked/)
    .waitFor();
  await answer(page, ready);
  await answer(page, ready);
  expect(await place(page)).toBe('2 / 2');
  const other = await laid(page);
  expect(other).not.toEqual(begun);

  await time(page)
    .getByRole('button', { name: /^Branches/ })
    .click();
  await page.getByRole('textbox', { name: 'Name of “Branch 1”' }).fill('Otherwise');
  await page.getByRole('button', { name: 'Show “Main line”' }).click();
  await expect.poll(() => laid(page)).toEqual(main);
  await page.getByRole('button', { name: 'Show “Otherwise”' }).click();
  await expect.poll(() => laid(page)).toEqual(other);
});
