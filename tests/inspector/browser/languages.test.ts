import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { appAt, test } from './support/browser.ts';
import { attachTo, tabsOf } from './support/inspector.ts';
import { aMatch, exposed, playOn, SETUP } from './support/matches.ts';

/** All that can be read on a page, or is said of it by a screen reader, a text each. */
const texts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *:not(script, style, option, code, pre)')) {
      // What the engine says is marked as English where it stands by itself.
      if (element.closest('[lang=en]:not(html)')) continue;
      // What is for the eye alone is not read out: of it counts what is seen.
      const forEyes = element.closest('[aria-hidden=true]') !== null;
      if (forEyes && !element.checkVisibility()) continue;
      const names = forEyes
        ? ['title']
        : ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'aria-roledescription'];
      for (const name of names) found.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    }
    return found;
  });

/** Words in Latin letters, as they stand together. */
const latin = (text: string): readonly string[] => text.match(/[A-Za-z][A-Za-z'’-]{2,}(?: [A-Za-z'’-]+)*/g) ?? [];

/** Names and words that are the same in every language. */
const SAME = /^(Cardwright|English|PNG|SVG|JSON|YAML|Enter|Escape|Ctrl\b.*|Shift|Tab|Home|End|XState.*|cardwright.*)$/;

test('in Russian nothing of the page is left in English: only words of the engine are', async ({ open }) => {
  const match = aMatch();
  const server = await exposed(match, { setup: SETUP });
  playOn(match, 24);
  const frames: string[] = [];
  const page = await open(appAt(attachTo(server)), {
    locale: 'ru',
    before: (fresh) => {
      fresh.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    },
  });
  await page.getByRole('region', { name: 'Стол' }).getByRole('button').first().waitFor();
  await page.locator('.inspector[lang=ru]').waitFor();
  const seen = new Set<string>();
  for (const title of await tabsOf(page)) {
    await page.getByRole('tab', { name: title, exact: true }).click();
    await page.getByRole('tabpanel', { name: title, exact: true }).waitFor();
    for (const text of await texts(page)) seen.add(text);
  }
  const told = frames.join('\n').toLowerCase();
  const left = [...seen].flatMap(latin).filter((words) => !SAME.test(words) && !told.includes(words.toLowerCase()));
  expect([...new Set(left)]).toEqual([]);
});

test('the language is switched on the page, and everything with it', async ({ open }) => {
  const page = await open(appAt());
  await page.getByRole('heading', { name: 'Cardwright inspector' }).waitFor();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ru');
  await page.getByRole('heading', { name: 'Инспектор Cardwright' }).waitFor();
  await page.getByRole('region', { name: 'Стол' }).getByRole('button').first().waitFor();
  await page.getByRole('combobox', { name: 'Язык' }).selectOption('en');
  await page.getByRole('region', { name: 'Table' }).waitFor();
});
