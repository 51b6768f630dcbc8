import type { Locator, Page } from 'playwright-core';

/** The titles of all panels that stand beside the table, in their order. */
export const tabsOf = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('tablist', { name: /^(Panels|Панели)$/ })
    .getByRole('tab')
    .allInnerTexts();

/** Brings a panel to the front. */
export async function showPanel(page: Page, title: string): Promise<Locator> {
  await page.getByRole('tab', { name: title, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: title, exact: true });
  await panel.waitFor();
  return panel;
}

export const table = (page: Page): Locator => page.getByRole('region', { name: 'Table', exact: true });
export const question = (page: Page): Locator => page.getByRole('region', { name: 'Choice', exact: true });
export const time = (page: Page): Locator => page.getByRole('region', { name: 'Time', exact: true });

/** What can be pointed at on the table to answer. */
export const offered = (page: Page): Locator =>
  table(page).getByRole('button', { name: /, (can be chosen|possible: )/ });

/** Where the match stands, as the time tells it: `3 / 7`. */
export const place = async (page: Page): Promise<string> =>
  (await time(page)
    .getByText(/^\d+ \/ \d+$/)
    .textContent()) ?? '';

/** Waits until a match is shown that asks something. */
export async function untilAsked(page: Page): Promise<void> {
  await table(page).getByRole('button').first().waitFor();
  await question(page).getByRole('button', { name: 'Answer' }).waitFor();
}

/** What stands behind `#` in the address of a page with a match between two people. */
export const people = 'ruleset=duel&seed=7&decks=raiders,keepers&bots=-,-';

/** What stands behind `#` in the address of a page that attaches to a match. */
export const attachTo = ({ address, token }: { readonly address: string; readonly token: string }): string =>
  `attach=${address}&token=${token}`;

/** All that lies on the table, as a screen reader says it, without what can be done there. */
export async function laid(page: Page): Promise<readonly string[]> {
  const labels = await table(page)
    .getByRole('button')
    .evaluateAll((places) => places.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace(/, (can be chosen|chosen|possible: .*)$/, '').replace(', is asked', ''));
}
