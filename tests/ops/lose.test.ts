import { expect, test } from 'vitest';
import type { Effect } from '../../effects/language.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, conformance, NO_PAUSE, NOBODY_HEARS, P1_UNITS } from './conformance.ts';

/** Of two opponents the second, who has the rat. */
const out: Scene = {
  targets: [{ as: 'target', from: P1_UNITS }],
  do: [{ op: 'lose', who: { select: 'controller', of: 'target' }, why: 'spite' }],
  more: [{ board: ['rat'] }],
};
const lost = (player: number) => ({ type: 'lost', player, why: 'spite' });
const departed = (player: number) => ({ type: 'departed', player });
const again: Effect = { op: 'lose', who: 'who', why: 'spite' };

conformance({
  op: 'lose',
  works: { ...out, policy: 'queue', events: [lost(2), departed(2)], it: { refs: ['p2'], amount: 1 } },
  none: {
    do: [{ op: 'lose', who: { select: 'controller', of: P1_UNITS }, why: 'spite' }],
    notes: ['lose: no-candidate'],
  },
  gone: {
    ...out,
    do: [{ op: 'remember', what: { select: 'controller', of: 'target' }, as: 'who' }, again, again],
    events: [lost(2), departed(2)],
    notes: ['lost: already'],
  },
  zero: [null, 'there is no amount in it'],
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: { ...out, shown: [lost(2), departed(2)] },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: {
    ...out,
    do: [...out.do, { op: 'add', to: 'them', fact: 'energy', by: 1 }],
    events: [lost(2), departed(2), { type: 'counted', bearer: 'p2', fact: 'energy', by: 1, to: 1 }],
    it: { refs: ['p2'], amount: 1, shares: [1] },
  },
  once: out,
  next: out,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('all who lose lose together, and who is left has won before anything else happens', () => {
  const { events, lab } = playScene({ ...out, do: [{ op: 'lose', who: 'opponents', why: 'spite' }], over: true });
  expect(events).toEqual([lost(1), lost(2), { type: 'ended', winners: [0], reason: 'last' }]);
  expect(lab.state.result).toEqual({ winners: [0], reason: 'last' });
});

test('nobody has won where everybody lost', () => {
  const { events } = playScene({ do: [{ op: 'lose', who: 'everyone', why: 'spite' }], over: true });
  expect(events).toEqual([lost(0), lost(1), { type: 'ended', winners: [], reason: 'draw' }]);
});

test('who loses in his own turn is not asked any more: the next player is', () => {
  const lab = labOf({ ...out, do: [{ op: 'lose', who: 'you', why: 'spite' }] }).act('play cast');
  expect(lab.state.choices.map((c) => [c.purpose, c.requests[0]?.player])).toEqual([['window', 1]]);
});
