import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { appAt, test } from './support/browser.ts';
import { people, place, question, showPanel, table, tabsOf, time, untilAsked } from './support/inspector.ts';
import { tabTo } from './support/keys.ts';

/** What makes parts of the page hard to use for somebody, with where it is. */
async function barriers(page: Page, where: string, within = 'html'): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).include(within);
  // What is there is the same in dark; only its colours are others.
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const { violations } = await (dark ? axe.withRules(['color-contrast']) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where}: ${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Things that stand above the page, and how they are opened. */
const ABOVE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a new match': (page) => page.getByRole('button', { name: 'New match…' }).click(),
  'the shortcuts': (page) => time(page).getByRole('button', { name: 'Shortcuts' }).click(),
  'a pile': (page) => page.getByRole('button', { name: /^Bob: discard/ }).click(),
};

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test('nothing is a barrier, whatever panel is in front', async ({ open }) => {
    const page = await open(appAt(), { colorScheme });
    await untilAsked(page);
    const found = [...(await barriers(page, 'the page'))];
    for (const title of await tabsOf(page)) {
      await showPanel(page, title);
      found.push(...(await barriers(page, title, '.tabs')));
    }
    for (const part of [/^Branches/, /^Compare$/]) {
      await time(page).getByRole('button', { name: part }).click();
      await time(page).getByRole('list').or(time(page).getByText('From')).first().waitFor();
      found.push(...(await barriers(page, `${part}`, 'footer')));
    }
    expect(found).toEqual([]);
  });

  test('nor in what stands above the page', async ({ open }) => {
    const page = await open(appAt(people), { colorScheme });
    await untilAsked(page);
    const found: string[] = [];
    for (const [what, show] of Object.entries(ABOVE)) {
      await show(page);
      await page.getByRole('dialog').waitFor();
      found.push(...(await barriers(page, what, '[role=dialog]')));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(found).toEqual([]);
  });
});

test('at 1024 by 768 nothing is wider than the page', async ({ open }) => {
  const page = await open(appAt(), { viewport: { width: 1024, height: 768 } });
  await untilAsked(page);
  for (const title of await tabsOf(page)) {
    await showPanel(page, title);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([title, width]).toEqual([title, 1024]);
  }
});

test('the keyboard alone gets everywhere, and answers', async ({ open }) => {
  const page = await open(appAt(people));
  await untilAsked(page);
  const parts = ['Table', 'Choice', 'Panels', 'Time'];
  const reached = new Set<string>();
  for (let stop = 0; stop < 120 && reached.size < parts.length; stop++) {
    await page.keyboard.press('Tab');
    const within = await page.evaluate(
      (names) => names.find((name) => document.activeElement?.closest(`[aria-label="${name}"]`)),
      parts,
    );
    if (within) reached.add(within);
  }
  expect([...reached].sort()).toEqual([...parts].sort());
  // A panel from its tab.
  await tabTo(page, page.getByRole('tab', { name: 'Machines' }));
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Pending' }).waitFor();
  // A card on the table is picked, and both players answer.
  await tabTo(page, table(page).locator('[data-place][tabindex="0"]'));
  for (let down = 0; down < 9 && !/, can be chosen$/.test(await focused(page)); down++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/, chosen$/);
  for (let seat = 0; seat < 2; seat++) {
    const before = await place(page);
    await tabTo(page, question(page).getByRole('button', { name: 'Answer' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => place(page)).not.toBe(before);
  }
});

/** What a screen reader says of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
