import { describe, expect, test } from 'vitest';
import { REPLACEMENTS } from '../../effects/replacements/registry.gen.ts';
import { relic } from '../support/lab.ts';
import { playScene } from '../support/scene.ts';
import { AMOUNTS } from './amounts.ts';
import { BESIDES } from './besides.ts';
import type { Cases } from './cases.ts';

const CASES: Cases<keyof typeof REPLACEMENTS> = { ...AMOUNTS, ...BESIDES };

test('every replacement is looked at', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(REPLACEMENTS).toSorted());
});

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  for (const [what, { instead, events, notes = [], ...scene }] of Object.entries(cases))
    test(what, () => {
      const got = playScene({
        ...scene,
        cards: [relic('ward', { abilities: [{ instead }] })],
        theirs: { ...scene.theirs, board: ['ward', ...(scene.theirs?.board ?? [])] },
      });
      expect(got.events).toEqual(events);
      expect(got.notes).toEqual(notes);
    });
});
