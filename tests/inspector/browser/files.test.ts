import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { appAt, test } from './support/browser.ts';
import { laid, people, showPanel, untilAsked } from './support/inspector.ts';
import { aMatch, playOn } from './support/matches.ts';

const saved = (): string => {
  const match = aMatch();
  playOn(match, 9);
  return JSON.stringify(match.save());
};

/** Files that are not as they should be, and what is said of each. */
const BROKEN: readonly [what: string, name: string, text: () => string, said: RegExp][] = [
  ['is cut off', 'half.json', () => saved().slice(0, 400), /This is no JSON: line 1, column \d+\./],
  ['is of something else', 'package.json', () => '{"name":"something"}', /neither a save nor a replay nor a scenario/],
  ['is of another game', 'save.json', () => saved().replace('"name":"duel"', '"name":"chess"'), /chess/],
  ['was changed by hand', 'save.json', () => saved().replace(/"zones":/, '"zone":'), /cannot be resumed/],
  ['is empty', 'empty.json', () => '', /./],
  ['is a picture', 'card.png', () => '\u0089PNG\r\n\u001a\n\u0000\u0000', /./],
  [
    'is a scenario with an unknown card',
    'scenario.yaml',
    () => 'scenario: one\nruleset: duel\nplayers:\n  - { hand: [no-such-card] }\n  - {}\nsteps: []\n',
    /scenario\.yaml:\d+:\d+ /,
  ],
];

async function load(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

describe('a file', () => {
  test('that is broken is told of, and the match that is there stays', async ({ open }) => {
    const page = await open(appAt(people));
    await untilAsked(page);
    const before = await laid(page);
    await showPanel(page, 'Load and save');
    for (const [what, name, text, said] of BROKEN) {
      await load(page, name, text());
      const alert = page.getByRole('alert').filter({ hasText: said });
      await alert.waitFor().catch(() => expect.fail(`Nothing is said of a file that ${what}.`));
      expect(await laid(page)).toEqual(before);
    }
  });

  test('with a save goes on with that match', async ({ open }) => {
    const page = await open(appAt(people));
    await untilAsked(page);
    await showPanel(page, 'Load and save');
    await load(page, 'save.json', saved());
    await page.getByText('Opened: save.json').waitFor();
    const match = aMatch();
    playOn(match, 9);
    for (const { name } of match.view('everything').zones['hand.0']?.objects ?? [])
      expect((await laid(page)).some((label) => label.startsWith(`${name},`))).toBe(true);
  });
});
