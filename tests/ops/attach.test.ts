import { expect, test } from 'vitest';
import type { Effect } from '../../effects/language.ts';
import { went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const idol = { select: 'objects', in: ['board'], of: 'you', where: { type: 'relic' } } as const;
const equip: Scene = { ...AT_RAT, mine: { board: ['idol'] }, do: [{ op: 'attach', what: idol, to: 'target' }] };
const slipped: Replaced = { ...equip, of: { on: 'attached', subject: {} } };
const toAny: Effect = { op: 'attach', what: idol, to: P1_UNITS };
const attached = { type: 'attached', object: 'idol', to: 'rat' };

conformance({
  op: 'attach',
  works: { ...equip, events: [attached], it: { refs: ['idol'], amount: 1 } },
  none: { ...AT_RAT, do: equip.do, notes: ['attach: no-candidate'] },
  gone: { ...bounced({ op: 'attach', what: idol, to: 'target' }, 'attached: gone'), mine: { board: ['idol'] } },
  zero: [null, 'there is no amount in it'],
  replaced: slipped,
  prevented: slipped,
  seen: { ...equip, shown: [attached] },
  saved: interrupted(slipped),
  declined: ASKS_NOTHING,
  them: {
    ...equip,
    do: [...equip.do, { op: 'add', to: 'them', fact: 'plus', by: 1 }],
    events: [attached, { type: 'counted', bearer: 'idol', fact: 'plus', by: 1, to: 1 }],
    it: { refs: ['idol'], amount: 1, shares: [1] },
  },
  once: equip,
  next: equip,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('goes to the first of several', () => {
  const { events } = playScene({ ...equip, theirs: { board: ['rat', 'ox'] }, targets: [], do: [toAny] });
  expect(events).toEqual([attached]);
});

test('comes off what it was on before', () => {
  const { lab, events } = playScene({
    mine: { board: ['idol', 'rat', 'ox'] },
    do: ['rat', 'ox'].map((name) => ({
      op: 'attach' as const,
      what: idol,
      to: { select: 'objects' as const, in: ['board'], where: { name } },
    })),
  });
  expect(events).toEqual([attached, { type: 'attached', object: 'idol', to: 'ox' }]);
  expect(lab.objects(0, 'board')[0]?.attachedTo).toEqual(lab.ref('ox'));
});

test('is there already', () => {
  const { notes, it } = playScene({ ...equip, do: [...equip.do, ...equip.do] });
  expect(notes).toEqual(['attached: already']);
  expect(it).toEqual({ refs: [], amount: 0 });
});

test('nothing is attached to itself', () => {
  const { events, notes } = playScene({ mine: { board: ['idol'] }, do: [{ op: 'attach', what: idol, to: idol }] });
  expect(events).toEqual([]);
  expect(notes).toEqual(['attached: forbidden']);
});

test('has nowhere to go', () => {
  const nowhere = { select: 'objects', in: ['board'], where: { type: 'spell' } } as const;
  const { events, notes } = playScene({ mine: { board: ['idol'] }, do: [{ op: 'attach', what: idol, to: nowhere }] });
  expect(events).toEqual([]);
  expect(notes).toEqual(['attach: no-candidate']);
});

test('what is attached comes off when it moves, and not when its bearer does', () => {
  const attachments = { select: 'attached', of: 'target', get: 'attachments' } as const;
  const { events, lab } = playScene({
    ...equip,
    do: [...equip.do, { op: 'move', what: 'target', to: 'hand' }, { op: 'move', what: attachments, to: 'hand' }],
  });
  expect(events).toEqual([
    attached,
    went('rat', 'board.1', 'hand.1', 'move'),
    went('idol', 'board.0', 'hand.0', 'move'),
  ]);
  expect(lab.objects(0, 'hand')[0]?.attachedTo).toBeUndefined();
});
