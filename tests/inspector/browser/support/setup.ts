import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumPath, GET_CHROMIUM, launchOptions } from '../../../../bench/browser/chromium.ts';
import { serveFolder } from '../../../../bench/browser/serve.ts';

const APP = fileURLToPath(new URL('../../../../dist/inspector/app', import.meta.url));

/** Where the tests of a run find what they share. */
export interface Lent {
  /** Of the one browser. */
  readonly socket: string;
  /** The page as it is built. */
  readonly app: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** `null`: there is no browser, or no page. */
    readonly lent: Lent | null;
  }
}

/** One browser and one server for all files of the run; where there can be none the tests are left out. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const path = chromiumPath();
  const lacking = path === null ? GET_CHROMIUM : existsSync(APP) ? null : 'build the page with `npm run build`';
  if (path === null || lacking !== null) {
    if (process.env['CARDWRIGHT_BROWSER'] === 'required')
      throw new Error(`The tests in a browser must run: ${lacking}.`);
    project.vitest.logger.log(`The tests of the page in a browser are left out: ${lacking}.`);
    project.provide('lent', null);
    return undefined;
  }
  const browser = await chromium.launchServer(launchOptions(path));
  const app = await serveFolder(APP);
  project.provide('lent', { socket: browser.wsEndpoint(), app: app.url });
  return async () => {
    await browser.close();
    await app.close();
  };
}
