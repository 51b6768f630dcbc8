import { expect } from 'vitest';
import { appAt, test } from './support/browser.ts';

test('a card is explored, and a state of its graph becomes the match', async ({ open }) => {
  const page = await open(appAt());
  await page.getByRole('tab', { name: 'Paths' }).click();
  await page.getByLabel('Card', { exact: true }).fill('no such card');
  await page.getByRole('button', { name: 'Explore' }).click();
  await page.getByText('The game has no card called “no such card”.').waitFor();
  await page.getByLabel('Card', { exact: true }).fill('spark-volley');
  await page.keyboard.press('Enter');
  await page.getByText('3 branches, all covered').waitFor();
  await page.locator('.path-node').first().waitFor();
  await page.getByText('In words').click();
  await page.getByRole('button', { name: /^Stand here: State 1,/ }).press('Enter');
  await page.locator('.path-stood').waitFor();
  expect(await page.locator('.head .game').textContent()).toMatch(/ann|bob/);
});

test('an exploration can be given up', async ({ open }) => {
  const page = await open(appAt());
  await page.getByRole('tab', { name: 'Paths' }).click();
  await page.getByLabel('Card', { exact: true }).fill('two-bundles');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('The exploration was stopped.').waitFor();
  await page.getByRole('button', { name: 'Explore again' }).waitFor();
});
