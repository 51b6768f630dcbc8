import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { appAt, test } from './support/browser.ts';

/** Goes to a panel, and waits for something in it. */
async function front(page: Page, name: string, role: 'treegrid' | 'heading', of: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole(role, { name: of }).first().waitFor();
}

const rows = (page: Page) => page.getByRole('treegrid').getByRole('row');

test('the bus is gone through by keyboard, and shows what each viewer is told of an event', async ({ open }) => {
  const page = await open(appAt());
  await front(page, 'Bus', 'treegrid', 'What has happened');
  await page.getByRole('treegrid').focus();
  await page.keyboard.press('Home');
  expect(await page.locator('.bus-row[data-active]').textContent()).toBe('Before the first turn');
  const drawn = rows(page).filter({ hasText: "goes from Ann's deck to Ann's hand (draw)" }).first();
  const name = ((await drawn.locator('.bus-words').textContent()) ?? '').split(' goes from')[0] ?? '';
  await page.keyboard.press('ArrowDown');
  while ((await drawn.getAttribute('data-active')) === null) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const told = page.getByRole('region', { name: 'The selected event' }).getByRole('row', { name: /^now/ });
  // The fact; the spectator is not told which card it was, Ann is, and Bob is not.
  expect(await told.getByRole('cell').allTextContents()).toEqual([
    expect.stringMatching(new RegExp(`^${name} #\\d+$`)),
    expect.stringMatching(/^#\d+ \(not as it is\)$/),
    expect.stringMatching(new RegExp(`^${name} #\\d+$`)),
    expect.stringMatching(/^#\d+ \(not as it is\)$/),
  ]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('region', { name: 'The selected event' }).count()).toBe(0);
});

test('a filter of the bus says how much it shows, and stays while another panel is in front', async ({ open }) => {
  const page = await open(appAt());
  await front(page, 'Bus', 'treegrid', 'What has happened');
  const count = page.getByRole('search').getByRole('status');
  expect(await count.textContent()).toMatch(/^\d+ events$/);
  await page.getByRole('searchbox').fill('is shuffled');
  await expect.poll(() => count.textContent()).toMatch(/^2 of \d+ events$/);
  expect(await rows(page).filter({ hasNotText: 'shuffled' }).allTextContents()).toEqual([
    'Before the first turn',
    expect.stringContaining('The match begins'),
    expect.stringContaining('setup'),
  ]);
  await front(page, 'Pending', 'heading', 'setup');
  await front(page, 'Bus', 'treegrid', 'What has happened');
  expect(await count.textContent()).toMatch(/^2 of \d+ events$/);
  await page.getByRole('search').getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => count.textContent()).toMatch(/^\d+ events$/);
});

test('what is pending is shown node by node, and leads to the bus and to the machines', async ({ open }) => {
  const page = await open(appAt());
  // The step before anybody has answered, whoever has by now.
  await front(page, 'Bus', 'treegrid', 'What has happened');
  await rows(page).filter({ hasText: 'The match begins' }).click();
  await front(page, 'Pending', 'heading', 'What step 0 did, one thing after the other');
  const effect = page.getByRole('article', { name: 'effect 1: setup' });
  expect(await effect.locator('[aria-current=step]').textContent()).toContain('choose');
  expect(await effect.locator('[data-is=done]').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'batch 1', exact: true }).click();
  await page.getByRole('treegrid').waitFor();
  expect(await page.locator('.bus-row[data-active]').textContent()).toContain("Ann's deck is shuffled");
  await front(page, 'Pending', 'heading', 'setup');
  await effect.getByRole('button', { name: /^choice / }).click();
  await expect.poll(() => page.getByRole('tab', { name: 'Machines' }).getAttribute('aria-selected')).toBe('true');
});

test('an object is explained as the viewer sees it', async ({ open }) => {
  const page = await open(appAt());
  await front(page, 'Explain', 'heading', 'What Ann cannot do, and why');
  const picker = page.getByRole('combobox', { name: 'Object' });
  const option = picker.locator('optgroup[label="hand of Ann"] option').first();
  const words = (await option.textContent()) ?? '';
  await picker.selectOption({ label: words });
  const card = page.getByRole('article', { name: 'As printed' });
  expect(words).toContain((await card.getByRole('heading').textContent()) ?? '?');
  expect(
    await page.getByRole('table', { name: 'What its values are made of' }).getByRole('row').count(),
  ).toBeGreaterThan(1);
  // Ann's hand is hidden from Bob.
  await page.getByRole('combobox', { name: 'Seen as' }).selectOption('Bob');
  await page.getByText('Bob does not see the face of this card.').waitFor();
  expect(await picker.locator('optgroup[label="hand of Ann"]').count()).toBe(0);
});
