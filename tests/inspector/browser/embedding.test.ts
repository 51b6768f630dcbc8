import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { embedded, test } from './support/browser.ts';

declare global {
  interface Window {
    /** Gives the first inspector of the page other properties. */
    give: (props: Readonly<Record<string, unknown>>) => void;
    /** Takes the second one away. */
    takeAway: () => void;
  }
}

const ours = (page: Page): Locator => page.locator('#first .inspector');
const theirs = (page: Page): Locator => page.locator('#second .inspector');
/** Somebody waits for an answer there. */
const played = (inspector: Locator): Promise<void> => inspector.locator('.question').first().waitFor();

/** How what stands outside of all inspectors looks. */
const strangerOf = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.locator('#stranger').evaluate((one) => {
    const look = getComputedStyle(one);
    return Object.fromEntries(
      ['display', 'padding', 'border', 'background-color', 'height', 'font-size', 'color-scheme'].map((name) => [
        name,
        look.getPropertyValue(name),
      ]),
    );
  });

test('what stands beside an inspector looks as it would without one, in whichever theme that is', async ({ open }) => {
  const page = await open(embedded());
  await played(ours(page));
  await played(theirs(page));
  const looks = await strangerOf(page);
  expect(looks).toMatchObject({ display: 'block', padding: '0px', 'background-color': 'rgba(0, 0, 0, 0)' });
  const colour = (of: Locator): Promise<string> => of.evaluate((one) => getComputedStyle(one).backgroundColor);
  const light = await colour(theirs(page));
  await ours(page).getByLabel('Theme').selectOption('dark');
  await expect.poll(() => colour(ours(page))).not.toBe(light);
  expect(await colour(theirs(page))).toBe(light);
  expect(await strangerOf(page)).toEqual(looks);
  // What opens above it is of its theme.
  await ours(page).getByRole('tab', { name: 'Bus' }).click();
  await ours(page).getByRole('button', { name: 'Types' }).click();
  expect(await colour(ours(page).getByRole('dialog', { name: 'Types' }))).not.toBe('rgb(255, 255, 255)');
});

test('a key is heard by the inspector that it is pressed in, and by none elsewhere', async ({ open }) => {
  const page = await open(embedded());
  await played(ours(page));
  await played(theirs(page));
  const branches = page.locator('.branches');
  await page.keyboard.press('b');
  await page.keyboard.press('?');
  expect(await branches.count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await theirs(page).locator('h1').click();
  await page.keyboard.press('b');
  await theirs(page).locator('.branches').waitFor();
  expect(await branches.count()).toBe(1);
});

test('an inspector follows what its page asks of it, and goes when it is taken away', async ({ open }) => {
  const page = await open(embedded());
  await played(ours(page));
  await played(theirs(page));
  expect(await theirs(page).getAttribute('lang')).toBe('ru');
  const answer = ours(page).getByRole('button', { name: 'Answer', exact: true });
  expect(await answer.count()).toBe(0);
  await page.evaluate(() => window.give({ language: 'en', answers: true }));
  await answer.waitFor();
  await page.evaluate(() => window.give({ language: 'ru', answers: true, sees: 'Bob' }));
  await expect.poll(() => ours(page).getAttribute('lang')).toBe('ru');
  await expect.poll(() => ours(page).getByRole('tab', { name: 'Автоматы' }).count()).toBe(0);
  await page.evaluate(() => window.takeAway());
  await expect.poll(() => theirs(page).count()).toBe(0);
  await played(ours(page));
});

test('where nobody is called as it is asked for, that is said, and the rest of the page stands', async ({ open }) => {
  const page = await open(embedded());
  await played(ours(page));
  await page.evaluate(() => window.give({ language: 'en', sees: 'Nobody' }));
  const said = page.locator('#first').getByRole('alert');
  await said.waitFor();
  expect(await said.textContent()).toBe('There is no viewer “Nobody”; it could be everything, spectator, Ann, Bob.');
  await page.evaluate(() => window.give({ language: 'en', sees: 'Ann' }));
  await played(ours(page));
});
