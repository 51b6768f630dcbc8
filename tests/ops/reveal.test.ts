import { expect, test } from 'vitest';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, bounced, conformance, NO_PAUSE, NOBODY_HEARS } from './conformance.ts';

const top = { select: 'top', in: 'deck' } as const;
const show: Scene = { do: [{ op: 'reveal', what: top }], mine: { deck: ['rat', 'ox'] } };
const revealed = {
  type: 'revealed',
  objects: ['ox'],
  audience: [0, 1],
  until: 'frame',
  during: 2,
  cards: ['ox'],
};
const look: Scene = { ...show, do: [{ op: 'reveal', what: top, to: 'you' }] };

conformance({
  op: 'reveal',
  works: { ...show, events: [revealed], it: { refs: ['ox'], amount: 1 } },
  none: { do: show.do, notes: ['reveal: no-candidate'] },
  gone: bounced({ op: 'reveal', what: 'target' }, 'reveal: gone'),
  zero: [null, 'there is no amount in it'],
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: {
    ...look,
    shown: [{ type: 'revealed', count: 1, audience: [0] }],
    twin: { mine: { deck: ['ox', 'rat'] } },
  },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: {
    ...show,
    do: [...show.do, { op: 'signal', name: 'seen', about: 'them' }],
    events: [revealed, { type: 'signalled', name: 'seen', player: 0, subject: 'ox' }],
    it: { refs: ['ox'], amount: 1 },
  },
  once: show,
  next: show,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('tells those it is shown to what it is', () => {
  expect(playScene(show).shown).toEqual([
    { type: 'revealed', count: 1, audience: [0, 1], objects: ['ox'], cards: ['ox'] },
  ]);
});

test.each([
  ['frame', false, false],
  ['turn', true, false],
  ['stay', true, true],
] as const)('until %s: seen after the effect %s, in the next turn %s', (until, after, later) => {
  const { lab } = playScene({ ...show, do: [{ op: 'reveal', what: top, until }] });
  const seen = () => viewOf(lab.match, playerId(1)).zones['deck.0']?.objects.map((o) => o.card) ?? [];
  expect(seen()).toEqual(after ? ['ox'] : []);
  lab.act('pass');
  expect(seen()).toEqual(later ? ['ox'] : []);
});

test('is seen while the effect goes on', () => {
  const lab = labOf(show).act('play cast');
  expect(viewOf(lab.match, playerId(1)).zones['deck.0']).toMatchObject({ count: 2, objects: [{ card: 'ox' }] });
  lab.pick();
  expect(viewOf(lab.match, playerId(1)).zones['deck.0']).toEqual({ count: 2, objects: [] });
});
