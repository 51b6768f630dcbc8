import { describe, expect, test } from 'vitest';
import { COSTS } from '../../effects/costs/registry.gen.ts';
import type { Cost } from '../../effects/language.ts';
import type { Verdict } from '../../effects/reason.ts';
import { Lab, spell, unit } from '../support/lab.ts';
import { Words } from '../support/plain.ts';
import { no } from '../support/stage.ts';
import { CASES, fact, sacrifice, select, show, spend } from './cases.ts';
import { hidden, offering, PRAYED, shrine } from './shrine.ts';

test('every cost is looked at', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(COSTS).toSorted());
});

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  for (const [what, { refused, asked, events, ...offer }] of Object.entries(cases))
    test(what, () => {
      const { lab, verdict } = offering(offer);
      expect(verdict).toEqual(refused ?? true);
      expect(lab.offered.includes('use shrine')).toBe(refused === undefined);
      if (refused) return;
      const { choices, paid, after } = shrine(lab, offer.answers ?? []);
      const words = new Words(lab);
      if (asked) expect(choices.map((c) => words.choice(c))).toEqual(asked);
      expect(paid.map((e) => words.event(e))).toEqual(events);
      expect(after).toEqual(PRAYED);
    });
});

describe('several together', () => {
  test('are one batch, each asked for in turn', () => {
    const { lab } = offering({ costs: [spend(4), sacrifice(1), fact('ready', -1), show(1)] });
    const { choices, paid } = shrine(lab, [['ox'], ['dud']]);
    const words = new Words(lab);
    expect(choices.map((c) => words.choice(c))).toEqual([select(['ox', 'elk']), select(['rat', 'dud'])]);
    expect(paid.map((e) => e.type)).toEqual(['counted', 'moved', 'counted', 'revealed']);
  });

  test.each<[string, readonly Cost[], Verdict]>([
    ['a resource', [spend(6), spend(5)], no('unpayable', 'mana does not suffice for all of it')],
    ['a fact', [fact('ready', -1), fact('ready', -1)], no('unpayable', 'ready does not suffice for all of it')],
    [
      'a resource and a fact',
      [spend(2, 'energy'), fact('energy', -1, 'you')],
      no('unpayable', 'energy does not suffice for all of it'),
    ],
    ['things', [sacrifice(1), sacrifice(2)], no('unpayable', 'the same things cannot pay twice')],
    ['things enough', [sacrifice(1), sacrifice(1)], true],
  ])('do not count on the same twice: %s', (_, costs, verdict) => {
    expect(offering({ costs }).verdict).toEqual(verdict);
  });

  test.each([
    ['more', 2],
    ['none', 1],
  ])('what is done can depend on how it was paid: %s', (paid, damage) => {
    const bolt = spell(
      'bolt',
      [
        {
          op: 'if',
          cond: { test: 'said', in: 'paid', word: 'more' },
          do: [{ op: 'damage', to: 'opponents', amount: 2 }],
          else: [{ op: 'damage', to: 'opponents', amount: 1 }],
        },
      ],
      { costs: [{ cost: 'either', as: 'paid', of: { none: [], more: [spend(3)] } }] },
    );
    const lab = new Lab({ cards: [bolt], players: [{ hand: ['bolt'] }, {}] });
    lab.act('play bolt').pick(paid);
    expect(lab.told('damaged')).toEqual([`damaged p1 ${damage}`]);
  });

  test('what was chosen to pay a cost is known by its name', () => {
    const ritual = spell(
      'ritual',
      [{ op: 'damage', to: 'opponents', amount: { amount: 'stat', of: 'fodder', stat: 'attack' } }],
      {
        costs: [{ ...(sacrifice(1) as Extract<Cost, { cost: 'move' }>), as: 'fodder' }],
      },
    );
    const lab = new Lab({
      cards: [ritual, unit('ox'), unit('elk', 3, 9)],
      players: [{ hand: ['ritual'], board: ['ox', 'elk'] }, {}],
    });
    lab.act('play ritual').pick('elk');
    expect(lab.told('damaged')).toEqual(['damaged p1 3']);
  });

  test('what paying has moved is `it` at first, where it lies now, and without the card that is played', () => {
    const ritual = spell('ritual', [{ op: 'move', what: 'it', to: 'exile', how: 'burn' }], { costs: [sacrifice(2)] });
    const rite = spell('rite', [{ op: 'move', what: 'it', to: 'exile', how: 'burn' }]);
    const lab = new Lab({
      cards: [ritual, rite, unit('ox'), unit('elk', 3, 9)],
      players: [{ hand: ['ritual', 'rite'], board: ['ox', 'elk'] }, {}],
    });
    lab.act('play ritual').pick('ox', 'elk');
    expect([lab.zone(0, 'exile'), lab.zone(0, 'discard')]).toEqual([['ox', 'elk'], ['ritual']]);
    lab.act('play rite');
    expect([lab.zone(0, 'exile'), lab.zone(0, 'discard')]).toEqual([
      ['ox', 'elk'],
      ['ritual', 'rite'],
    ]);
  });

  test('taken back nothing is paid', () => {
    const { lab } = offering({ costs: [spend(4), sacrifice(1)] });
    const before = lab.state;
    lab.act('use shrine').cancel();
    expect(lab.state).toEqual(before);
  });

  test('another player cannot tell what is being picked, nor that something is', () => {
    expect(hidden([show(1)], 'rat')).toBe(hidden([show(1)], 'dud'));
  });
});
