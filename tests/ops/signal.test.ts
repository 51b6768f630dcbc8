import { expect, test } from 'vitest';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const say: Scene = { ...AT_RAT, do: [{ op: 'signal', name: 'omen', about: 'target', amount: 2 }] };
const hushed: Replaced = { ...say, of: { on: 'signalled', name: 'omen', subject: {} } };
const omen = { type: 'signalled', name: 'omen', player: 0, amount: 2, subject: 'rat' };

conformance({
  op: 'signal',
  works: { ...say, events: [omen], it: { refs: ['rat'], amount: 1 } },
  none: { do: [{ op: 'signal', name: 'omen', about: P1_UNITS }], notes: ['signal: no-candidate'] },
  gone: [null, 'what is gone can still be spoken of: see below'],
  zero: {
    do: [{ op: 'signal', name: 'omen', amount: 0 }],
    events: [{ type: 'signalled', name: 'omen', player: 0, amount: 0 }],
    it: { refs: [], amount: 1 },
    notes: [],
  },
  replaced: hushed,
  prevented: hushed,
  seen: {
    do: [{ op: 'signal', name: 'omen', about: { select: 'objects', in: ['hand'], of: 'you' } }],
    mine: { hand: ['rat'] },
    shown: [{ type: 'signalled', name: 'omen', subject: '?rat', player: 0 }],
    twin: { mine: { hand: ['ox'] } },
  },
  saved: interrupted(hushed),
  declined: ASKS_NOTHING,
  them: {
    ...say,
    do: [...say.do, { op: 'add', to: 'them', fact: 'plus', by: 1 }],
    events: [omen, { type: 'counted', bearer: 'rat', fact: 'plus', by: 1, to: 1 }],
    it: { refs: ['rat'], amount: 1, shares: [1] },
  },
  once: say,
  next: say,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('about nothing it is said once, about several once for each', () => {
  expect(playScene({ do: [{ op: 'signal', name: 'omen' }] })).toMatchObject({
    events: [{ type: 'signalled', name: 'omen', player: 0 }],
    it: { refs: [], amount: 1 },
  });
  const each = playScene({
    do: [{ op: 'signal', name: 'omen', about: P1_UNITS, player: 'opponents' }],
    theirs: { board: ['rat', 'ox'] },
  });
  expect(each.events).toEqual([
    { type: 'signalled', name: 'omen', player: 1, subject: 'rat' },
    { type: 'signalled', name: 'omen', player: 1, subject: 'ox' },
  ]);
  expect(each.it).toEqual({ refs: ['rat', 'ox'], amount: 2 });
});

test('of no player where it names one that is not there', () => {
  const nobody = { select: 'controller', of: P1_UNITS } as const;
  const { events } = playScene({ do: [{ op: 'signal', name: 'omen', player: nobody }] });
  expect(events).toEqual([{ type: 'signalled', name: 'omen' }]);
});

test('speaks of what is gone as it was', () => {
  const { events } = playScene({ ...say, do: [{ op: 'destroy', what: 'target' }, ...say.do] });
  expect(events.at(-1)).toEqual(omen);
});
