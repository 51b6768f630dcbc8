import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { appAt, type Open, test } from './support/browser.ts';
import { attachTo } from './support/inspector.ts';
import { exposed, playOn } from './support/matches.ts';
import { tracesOf } from './support/memory.ts';
import { type SecretMatch, secretMatch } from './support/secret-match.ts';

/** Longer words are cut where the browser lists them; this one is at the beginning of its message. */
const WELCOME = '{"type":"cardwright.welcome"';

interface LookedAt {
  readonly page: Page;
  readonly frames: readonly string[];
  readonly secret: SecretMatch;
}

/** A match in this process, with a page that looks on from the beginning, and all that the page has received. */
async function lookedAt(open: Open, sees: string): Promise<LookedAt> {
  const secret = secretMatch('Ann');
  const server = await exposed(secret.match, { sees });
  const frames: string[] = [];
  const page = await open(appAt(attachTo(server)), {
    before: (fresh) => {
      fresh.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    },
  });
  await page.getByRole('region', { name: 'Table' }).locator('[data-place]').first().waitFor();
  playOn(secret.match, 24);
  const { number } = secret.match.view('Ann').turn;
  await page
    .getByText(new RegExp(`Turn ${number}\\b`))
    .first()
    .waitFor();
  return { page, frames, secret };
}

/** The list of all cards that there are, which everyone knows, and which tells of no match. */
const isListed = (object: string): boolean => {
  const { id, name, ...rest } = JSON.parse(object);
  return typeof id === 'string' && typeof name === 'string' && Object.keys(rest).length === 0;
};

describe('a page that is attached as a player', () => {
  test('has nothing in its memory or document that the player was not shown', async ({ open }) => {
    const { page, frames, secret } = await lookedAt(open, 'Ann');
    const hidden = secret.hidden();
    expect(hidden.length).toBeGreaterThan(20);
    const tell = (text: string): boolean => hidden.some((word) => text.includes(word));
    expect(frames.filter((frame) => !frame.startsWith(WELCOME)).filter(tell)).toEqual([]);
    const { objects, strings, shown } = await tracesOf(page, hidden);
    expect(objects.filter((object) => !isListed(object))).toEqual([]);
    expect(strings.filter((text) => !hidden.includes(text) && !text.startsWith(WELCOME))).toEqual([]);
    expect(shown).toEqual([]);
  });
});

test('and would show it to one who sees everything: this is where it would be found', async ({ open }) => {
  const { page, frames, secret } = await lookedAt(open, 'everything');
  const hidden = secret.hidden();
  const tell = (text: string): boolean => hidden.some((word) => text.includes(word));
  expect(frames.filter((frame) => !frame.startsWith(WELCOME)).filter(tell)).not.toEqual([]);
  const { objects, strings, shown } = await tracesOf(page, hidden);
  expect(objects.filter((object) => !isListed(object))).not.toEqual([]);
  expect(strings.filter((text) => !hidden.includes(text) && !text.startsWith(WELCOME))).not.toEqual([]);
  expect(shown).not.toEqual([]);
});
