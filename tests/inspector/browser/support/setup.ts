import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { chromiumPath, GET_CHROMIUM, launchOptions } from '../../../../bench/browser/chromium.ts';
import { servePage } from '../../../../inspector/server/page.ts';
import { serveFolder } from './serve.ts';

const APP = fileURLToPath(new URL('../../../../dist/inspector/app', import.meta.url));
const HARNESS = fileURLToPath(new URL('../harness', import.meta.url));

/** Where the tests of a run find what they share. */
export interface Lent {
  /** Of the one browser. */
  readonly socket: string;
  /** The page as it is built. */
  readonly app: string;
  /** Pages of the tests' own: one with a single question, and one of somebody else with inspectors on it. */
  readonly harness: string;
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
  const built = await builtHarness();
  const harness = await serveFolder(built);
  const app = await servePage();
  const browser = await chromium.launchServer(launchOptions(path));
  project.provide('lent', { socket: browser.wsEndpoint(), app: app.url, harness: harness.url });
  return async () => {
    await browser.close();
    await app.close();
    await harness.close();
    rmSync(built, { recursive: true });
  };
}

/** The pages of the tests' own, in a folder of their own. */
async function builtHarness(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'cardwright-harness-'));
  await build({
    root: HARNESS,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: ['index.html', 'embedded.html'].map((page) => join(HARNESS, page)) },
    },
  });
  return outDir;
}
