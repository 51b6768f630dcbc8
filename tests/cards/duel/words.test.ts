import { describe, expect, test } from 'vitest';
import { duelBook, duelDecks, SETS } from '../../../cards/duel/index.ts';
import { CHOICES } from '../../../effects/choices/registry.gen.ts';
import { OPS } from '../../../effects/ops/registry.gen.ts';
import { openIn } from '../../../effects/rules/open-requests.ts';
import { answer, randomInput, start } from '../../../search/index.ts';
import { drawFrom } from '../../support/random.ts';

describe('between them the cards of duel', () => {
  test('use every op', () => {
    const cards = SETS.flatMap((set) => set.cards);
    const used = new Set([...JSON.stringify(cards).matchAll(/"op":"(\w+)"/g)].map(([, op]) => op));
    expect(Object.keys(OPS).filter((op) => !used.has(op))).toEqual([]);
  });

  test('ask choices of every shape', () => {
    const asked = new Set<string>();
    const { drifters = [], raiders = [] } = duelDecks();
    const players = [
      { name: 'ann', deck: drifters },
      { name: 'bob', deck: raiders },
    ];
    for (let seed = 1; seed <= 60 && asked.size < Object.keys(CHOICES).length; seed++) {
      const draw = drawFrom(seed);
      let { match } = start(duelBook(), { seed, players });
      for (let input = randomInput(match, draw); input; input = randomInput(match, draw)) {
        for (const { request } of openIn(match)) asked.add(request.shape);
        const taken = answer(match, input);
        if (!taken.ok) throw new Error(taken.message);
        match = taken.match;
      }
    }
    expect([...asked].sort()).toEqual(Object.keys(CHOICES));
  });
});
