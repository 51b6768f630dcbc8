import { describe, expect, test } from 'vitest';
import { TRIGGERS } from '../../effects/triggers/registry.gen.ts';
import type { Cases } from './cases.ts';
import { CHANGES } from './changes.ts';
import { DEEDS } from './deeds.ts';
import { heard, said, verdict } from './hearing.ts';
import { MOVES } from './moves.ts';

const CASES: Cases<keyof typeof TRIGGERS> = { ...CHANGES, ...DEEDS, ...MOVES };

test('every trigger is looked at', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(TRIGGERS).toSorted());
});

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  for (const [what, { hears, not, ...hearing }] of Object.entries(cases))
    test(what, () => {
      const lab = heard(hearing);
      expect(said(lab)).toEqual(hears);
      if (not) expect(verdict(lab, hearing, not[0])).toEqual(not[1]);
    });
});
