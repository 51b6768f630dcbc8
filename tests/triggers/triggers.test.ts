import { describe, expect, test } from 'vitest';
import { withEvent } from '../../effects/env.ts';
import { TRIGGERS, triggerDef } from '../../effects/triggers/registry.gen.ts';
import type { Cases } from './cases.ts';
import { CHANGES } from './changes.ts';
import { DEEDS } from './deeds.ts';
import { heard, said, verdict } from './hearing.ts';
import { MOVES } from './moves.ts';

const CASES: Cases<keyof typeof TRIGGERS> = { ...CHANGES, ...DEEDS, ...MOVES };

test('every trigger is looked at', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(TRIGGERS).toSorted());
});

test('without a subject and without a bearer nothing is heard but what is about nobody in particular', () => {
  const heardOf = new Set<string>();
  const free = new Set<string>();
  for (const hearing of Object.values(CASES).flatMap((cases) => Object.values(cases))) {
    const { subject: _, ...bare } = { subject: {}, ...hearing.on };
    const lab = heard(hearing);
    const env = lab.env(0);
    const hears = lab.events.some((event) => env.book.lang.matches(withEvent(env, event), bare) === true);
    if (hears) heardOf.add(bare.on);
    if (!triggerDef(bare).ownOnly?.(bare)) free.add(bare.on);
  }
  expect(heardOf).toEqual(new Set(['began', 'signalled']));
  expect(free).toEqual(heardOf);
});

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  for (const [what, { hears, not, ...hearing }] of Object.entries(cases))
    test(what, () => {
      const lab = heard(hearing);
      expect(said(lab)).toEqual(hears);
      if (not) expect(verdict(lab, hearing, not[0])).toEqual(not[1]);
    });
});
