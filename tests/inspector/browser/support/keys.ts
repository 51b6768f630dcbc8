import type { Locator, Page } from 'playwright-core';

/** More stops than that are too many to get anywhere. */
const MOST = 60;

/** Goes on from stop to stop until one has the focus. @throws {Error} if it is no stop */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let stop = 0; stop < MOST; stop++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${wanted} cannot be reached by Tab.`);
}
