import { expect, test } from 'vitest';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, conformance, EMPTY, NO_PAUSE, NOBODY_HEARS } from './conformance.ts';

const weak = { select: 'players', who: 'opponents', where: { facts: { energy: { min: 1 } } } } as const;
const three: Scene = {
  do: [
    { op: 'add', to: { select: 'top', in: 'deck' }, fact: 'plus', by: 0 },
    { op: 'lose', who: weak, why: 'weakness' },
  ],
  more: [{}],
};
/** The third player has gained energy before: only he loses. */
const third: Scene = {
  ...three,
  do: [{ op: 'lose', who: { select: 'most', of: 'opponents', by: { amount: 'count', of: HIS_BOARD() } }, why: 'greed' }],
  more: [{ board: ['rat'] }],
};
function HIS_BOARD() {
  return { select: 'objects', in: ['board'], where: { controller: 'opponents' } } as const;
}
void three;
void third;

const out: Scene = { do: [{ op: 'lose', who: 'opponents', why: 'spite' }], more: [{}] };
const lost = (player: number) => ({ type: 'lost', player, why: 'spite' });
void EMPTY;
void expect;
void test;
conformance({
  op: 'lose',
  works: { ...out, events: [lost(1), lost(2)], over: true },
  none: { do: [{ op: 'lose', who: weak, why: 'spite' }], notes: ['lose: no-candidate'] },
  gone: NO_PAUSE,
  zero: NO_PAUSE,
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: NO_PAUSE,
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: NO_PAUSE,
  once: NO_PAUSE,
  next: NO_PAUSE,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});
