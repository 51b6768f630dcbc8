import { expect, test } from 'vitest';
import { effective } from '../../effects/effective/derive.ts';
import type { Effect } from '../../effects/language.ts';
import { labRules, unit } from '../support/lab.ts';
import { type Played, playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, bounced, conformance, NO_PAUSE, NOBODY_HEARS, P1_UNITS } from './conformance.ts';

const hush: Scene = { ...AT_RAT, do: [{ op: 'silence', what: 'target' }] };
const modified = {
  type: 'modified',
  modifier: {
    id: 1,
    source: 'cast.1',
    controller: 0,
    affects: { refs: ['rat'] },
    patches: [{ patch: 'silence' }],
    duration: { until: 'stay' },
    card: 'cast',
  },
};

conformance({
  op: 'silence',
  works: { ...hush, events: [modified], it: { refs: ['rat'], amount: 1 } },
  none: { do: [{ op: 'silence', what: P1_UNITS }], notes: ['silence: no-candidate'] },
  gone: bounced({ op: 'silence', what: 'target' }, 'modified: gone'),
  zero: [null, 'there is no amount in it'],
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: {
    do: [{ op: 'silence', what: { select: 'objects', in: ['hand'], of: 'you' } }],
    mine: { hand: ['rat'] },
    shown: [{ type: 'modified', affects: [], card: 'cast', duration: 'stay' }],
    twin: { mine: { hand: ['ox'] } },
  },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: {
    ...hush,
    do: [...hush.do, { op: 'damage', to: 'them', amount: 1 }],
    events: [modified, { type: 'damaged', target: 'rat', amount: 1, by: 'cast.1' }],
    it: { refs: ['rat'], amount: 1, shares: [1] },
  },
  once: hush,
  next: hush,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

/** A unit with a keyword, a trigger and a static ability of its own. */
const bard = unit('bard', 1, 5, {
  keywords: { guard: 1 },
  abilities: [
    { on: { on: 'damaged' }, do: [{ op: 'signal', name: 'ouch' }] },
    { affects: 'self', patches: [{ patch: 'addStat', stat: 'attack', by: 2 }] },
  ],
});
const atBard = (...nodes: readonly Effect[]): Scene => ({
  targets: [{ as: 'target', from: P1_UNITS }],
  cards: [bard],
  theirs: { board: ['bard'] },
  rules: { keywords: { guard: { words: 'guard' } } },
  do: nodes,
});
const bardIn = ({ lab }: Played) => {
  const [object] = lab.objects(1, 'board');
  if (!object) throw new Error('There is no bard.');
  const { abilities, keywords, stats } = effective(lab.match, object);
  return { abilities: abilities.length, keywords, attack: stats.attack };
};

test('takes away abilities and keywords, and what they did', () => {
  expect(bardIn(playScene(atBard({ op: 'draw' })))).toEqual({ abilities: 2, keywords: { guard: 1 }, attack: 3 });
  const hushed = playScene(atBard({ op: 'silence', what: 'target' }, { op: 'damage', to: 'target', amount: 1 }));
  expect(bardIn(hushed)).toEqual({ abilities: 0, keywords: {}, attack: 1 });
  expect(hushed.lab.told('signalled')).toEqual(['signal after']);
});

test('what it gets afterwards it keeps', () => {
  const grant: Effect = {
    op: 'modify',
    what: 'target',
    patches: [{ patch: 'addKeyword', keyword: 'guard' }],
    until: { until: 'match' },
  };
  const silence: Effect = { op: 'silence', what: 'target' };
  expect(bardIn(playScene(atBard(silence, grant))).keywords).toEqual({ guard: 1 });
  expect(bardIn(playScene(atBard(grant, silence))).keywords).toEqual({});
});

test('lasts while they stay, and no longer', () => {
  const back = atBard({ op: 'silence', what: 'target' }, { op: 'move', what: 'target', to: 'hand' });
  expect(playScene(back).lab.state.modifiers).toEqual([]);
  const played = playScene(atBard({ op: 'silence', what: 'target' }));
  played.lab.act('pass');
  expect(bardIn(played).abilities).toBe(0);
});

test('or until it says', () => {
  const played = playScene(atBard({ op: 'silence', what: 'target', until: { until: 'turn-end' } }));
  expect(bardIn(played).abilities).toBe(0);
  played.lab.act('pass');
  expect(bardIn(played)).toEqual({ abilities: 2, keywords: { guard: 1 }, attack: 3 });
});

test('clears the facts that say so, of all that it reaches', () => {
  const { lab, it } = playScene({
    do: [
      { op: 'add', to: P1_UNITS, fact: 'marked', by: 1 },
      { op: 'add', to: P1_UNITS, fact: 'plus', by: 1 },
      { op: 'silence', what: P1_UNITS },
    ],
    theirs: { board: ['rat', 'ox'] },
  });
  expect(labRules('queue').facts.object.marked?.silence).toBe('clear');
  expect(lab.objects(1, 'board').map((o) => o.facts)).toEqual([{ plus: 1 }, { plus: 1 }]);
  expect(it).toEqual({ refs: ['rat', 'ox'], amount: 2 });
});
