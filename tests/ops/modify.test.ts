import { expect, test } from 'vitest';
import { effective } from '../../effects/effective/derive.ts';
import type { Effect, Patch } from '../../effects/language.ts';
import { FAMILIES } from '../../effects/vocabulary.ts';
import { unit } from '../support/lab.ts';
import { type Played, playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, bounced, conformance, NO_PAUSE, NOBODY_HEARS, P1_UNITS } from './conformance.ts';

const buff = (more: Partial<Extract<Effect, { op: 'modify' }>> = {}): Effect => ({
  op: 'modify',
  what: 'target',
  patches: [{ patch: 'addStat', stat: 'attack', by: 2 }],
  until: { until: 'turn-end' },
  ...more,
});
const plus: Scene = { ...AT_RAT, do: [buff()] };
const modified = {
  type: 'modified',
  modifier: {
    id: 1,
    source: 'cast.1',
    controller: 0,
    affects: { refs: ['rat'] },
    patches: [{ patch: 'addStat', stat: 'attack', by: 2 }],
    duration: { until: 'turn-end' },
    card: 'cast',
  },
};

conformance({
  op: 'modify',
  works: { ...plus, events: [modified], it: { refs: ['rat'], amount: 1 } },
  none: { do: [buff({ what: P1_UNITS })], notes: ['modify: no-candidate'] },
  gone: bounced(buff(), 'modified: gone'),
  zero: [null, 'a change by nothing is a change: it has an end, and is explained'],
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: {
    do: [buff({ what: { select: 'objects', in: ['hand'], of: 'you' } })],
    mine: { hand: ['rat'] },
    shown: [{ type: 'modified', affects: [], card: 'cast', duration: 'turn-end' }],
    twin: { mine: { hand: ['ox'] } },
  },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: {
    ...plus,
    do: [...plus.do, { op: 'damage', to: 'them', amount: 1 }],
    events: [modified, { type: 'damaged', target: 'rat', amount: 1, by: 'cast.1' }],
    it: { refs: ['rat'], amount: 1, shares: [1] },
  },
  once: plus,
  next: plus,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

const attacks = ({ lab }: Played): readonly (number | undefined)[] =>
  lab.objects(1, 'board').map((o) => effective(lab.match, o).stats.attack);

test('changes what it reaches until its time is over', () => {
  const played = playScene(plus);
  expect(attacks(played)).toEqual([3]);
  played.lab.act('pass');
  expect(attacks(played)).toEqual([1]);
  expect(played.lab.told('modifierEnded')).toEqual(['modifierEnded']);
});

test('what it reaches is settled, unless it selects anew', () => {
  const both = (anew: boolean): Scene => ({
    ...AT_RAT,
    do: [buff({ what: P1_UNITS, anew }), { op: 'create', card: 'ox', to: 'board', of: 'opponents' }],
  });
  expect(attacks(playScene(both(false)))).toEqual([3, 2]);
  expect(attacks(playScene(both(true)))).toEqual([3, 4]);
  expect(playScene({ do: [buff({ what: P1_UNITS, anew: true })] }).events).toHaveLength(1);
});

test('its numbers are those of the moment', () => {
  const mana = { amount: 'fact', of: 'you', fact: 'mana' } as const;
  const played = playScene({
    ...AT_RAT,
    do: [
      buff({ patches: [{ patch: 'addStat', stat: 'attack', by: mana }] }),
      { op: 'add', to: 'you', fact: 'mana', by: 5 },
    ],
  });
  expect(attacks(played)).toEqual([11]);
});

test('works only while its condition holds', () => {
  const rich = { test: 'compare', left: { amount: 'fact', of: 'you', fact: 'energy' }, is: '>', right: 0 } as const;
  const scene = (...more: readonly Effect[]): Scene => ({ ...AT_RAT, do: [buff({ while: rich }), ...more] });
  expect(attacks(playScene(scene()))).toEqual([1]);
  expect(attacks(playScene(scene({ op: 'add', to: 'you', fact: 'energy', by: 1 })))).toEqual([3]);
});

test('a change of what moves away ends with its stay', () => {
  const { lab } = playScene({ ...plus, do: [...plus.do, { op: 'move', what: 'target', to: 'hand' }] });
  expect(lab.state.modifiers).toEqual([]);
});

test('players can be given replacements, for as many uses as it says', () => {
  const { events, lab } = playScene({
    do: [
      {
        op: 'modify',
        what: 'you',
        patches: [
          {
            patch: 'grant',
            ability: { instead: { replace: 'prevent', of: { on: 'damaged', subject: { controller: 'you' } } } },
          },
        ],
        until: { until: 'match' },
        uses: 3,
      },
      { op: 'damage', to: 'you', amount: 2 },
      { op: 'damage', to: 'you', amount: 2 },
      { op: 'damage', to: 'you', amount: 2 },
    ],
  });
  expect(events.filter((e) => e.type === 'damaged').map((e) => e.amount)).toEqual([1, 2]);
  expect(lab.fact(0, 'health')).toBe(17);
  expect(lab.state.modifiers).toEqual([]);
});

test('silence clears the facts that say so', () => {
  const { lab } = playScene({
    ...AT_RAT,
    cards: [unit('owl', 1, 4)],
    do: [
      { op: 'add', to: 'target', fact: 'marked', by: 1 },
      { op: 'add', to: 'target', fact: 'plus', by: 1 },
      buff({ patches: [{ patch: 'silence' }] }),
    ],
  });
  expect(lab.objects(1, 'board')[0]?.facts).toEqual({ plus: 1 });
});

test.each(Object.values(FAMILIES.patch.members).map((info) => [info.name, info] as const))(
  'the amounts of %s are settled',
  (name, info) => {
    const { properties = {} } = info.params as { properties?: Readonly<Record<string, { $ref?: string }>> };
    const keys = Object.keys(properties).filter((key) => properties[key]?.$ref === '#/$defs/amount');
    const all = (value: unknown) => Object.fromEntries(keys.map((key) => [key, value]));
    const patch = { ...(info.example as object), ...all({ amount: 'bound', of: 3 }), patch: name } as Patch;
    const { lab } = playScene({ ...AT_RAT, do: [buff({ patches: [patch], until: { until: 'match' } })] });
    expect(lab.state.modifiers[0]?.patches).toEqual([{ ...(info.example as object), ...all(3), patch: name }]);
  },
);
