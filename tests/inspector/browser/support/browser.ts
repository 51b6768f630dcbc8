import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';

/** Longest wait for anything to show, in milliseconds: only a page that never shows it takes so long. */
const PATIENCE = 10_000;

const lent = inject('lent');

let browser: Promise<Browser> | null = null;
/** Connected to once by each worker: files share their modules. */
function shared(socket: string): Promise<Browser> {
  browser ??= chromium.connect(socket);
  return browser;
}

/** The address of the built page. */
export const appAt = (hash = ''): string => `${lent?.app ?? ''}${hash && `#${hash}`}`;

/** The address of a page with a single question on it, once it is told what to ask. */
export const harness = (): string => lent?.harness ?? '';

/** The address of a page of somebody else with two inspectors on it. */
export const embedded = (): string => (lent ? new URL('embedded.html', lent.harness).href : '');

/** What the browser has complained about, by page. */
const complaints = new WeakMap<Page, string[]>();

interface OpenOptions extends BrowserContextOptions {
  /** Done with the page before it goes anywhere. */
  readonly before?: (page: Page) => void | Promise<void>;
}

/** Opens a page in a context of its own; what goes wrong in it fails the test. */
export type Open = (url: string, options?: OpenOptions) => Promise<Page>;

/** What a test is lent. */
interface Lent {
  readonly open: Open;
}

const fixtures = base.extend<Lent>({
  open: async ({ task: _ }, use) => {
    const contexts: BrowserContext[] = [];
    const pages: Page[] = [];
    await use(async (url, { before, ...options } = {}) => {
      const context = await (await shared(lent?.socket ?? '')).newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'en',
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      pages.push(page);
      watch(page);
      await before?.(page);
      await page.goto(url);
      return page;
    });
    const said = pages.flatMap((page) => complaintsOf(page));
    for (const context of contexts) await context.close();
    expect(said).toEqual([]);
  },
});

/** Tests in a browser; left out where there is none. */
export const test = fixtures.skipIf(lent === null);

function watch(page: Page): void {
  const heard: string[] = [];
  complaints.set(page, heard);
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.type()}: ${message.text()}`);
  });
}

const complaintsOf = (page: Page): readonly string[] => complaints.get(page) ?? [];

/** Takes what a page has complained about so far: of tests that make something fail. */
export function takeComplaints(page: Page): readonly string[] {
  return complaints.get(page)?.splice(0) ?? [];
}
