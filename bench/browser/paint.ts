import { chromium } from 'playwright-core';
import { servePage } from '../../inspector/server/page.ts';
import { launchOptions } from './chromium.ts';

/**
 * Milliseconds from the start of navigation until the page shows the table with its first question, in a browser that has
 * never seen it: those of so many openings, sorted.
 */
export async function firstPaints(chromiumAt: string, times: number): Promise<readonly number[]> {
  const browser = await chromium.launch(launchOptions(chromiumAt));
  const app = await servePage();
  const took: number[] = [];
  for (let time = 0; time < times; time++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
    const page = await context.newPage();
    await page.goto(app.url, { waitUntil: 'commit' });
    await page.getByRole('region', { name: 'Table' }).getByRole('button').first().waitFor();
    await page.getByRole('region', { name: 'Choice' }).getByRole('button').first().waitFor();
    took.push(await page.evaluate<number>('performance.now()'));
    await context.close();
  }
  await browser.close();
  await app.close();
  return took.sort((a, b) => a - b);
}
