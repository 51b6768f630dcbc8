import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { launchOptions } from './chromium.ts';
import { serveFolder } from './serve.ts';

/** Beside this file as it is compiled, in `dist/bench/browser`. */
const APP = fileURLToPath(new URL('../../inspector/app', import.meta.url));

/**
 * Milliseconds from the start of navigation until the page shows the table with its first question, in a browser that has
 * never seen it: those of so many openings, sorted.
 */
export async function firstPaints(chromiumAt: string, times: number): Promise<readonly number[]> {
  const browser = await chromium.launch(launchOptions(chromiumAt));
  const app = await serveFolder(APP);
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
