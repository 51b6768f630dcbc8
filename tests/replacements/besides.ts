import type { Effect, Selector } from '../../effects/language.ts';
import { type Plain, went } from '../support/plain.ts';
import type { Scene } from '../support/scene.ts';
import { burn, type Cases, damaged, gone, hurt, RAT, theirs } from './cases.ts';

const came = { on: 'entered', subject: {} } as const;
const say = (about: Selector = 'self'): Effect => ({
  op: 'signal',
  name: 'said',
  about,
  amount: { amount: 'event' },
});
const said = (subject: string, amount: number): Plain => ({
  type: 'signalled',
  name: 'said',
  player: 1,
  amount,
  subject,
});
const call: Pick<Scene, 'do' | 'mine'> = {
  do: [{ op: 'move', what: { select: 'objects', in: ['hand'], of: 'you' }, to: 'board', how: 'call' }],
  mine: { hand: ['ox'] },
};
const called = (more: Plain): Plain => went('ox', 'hand.0', 'board.0', 'call', more);

export const BESIDES: Cases<'also' | 'instead' | 'with'> = {
  also: {
    'the event happens, then the rest, before the next node': {
      instead: { replace: 'also', of: hurt, do: [say()] },
      do: [burn(2), { op: 'heal', to: 'opponents', amount: 1 }],
      events: [damaged('p1', 2), said('ward', 2), { type: 'healed', target: 'p1', amount: 1 }],
    },
    'knows whom the event is about': {
      instead: { replace: 'also', of: hurt, do: [say({ select: 'role', of: 'subject' })] },
      do: [burn(2, RAT)],
      theirs,
      events: [damaged('rat', 2), said('rat', 2)],
    },
    'for each event of a batch': {
      instead: { replace: 'also', of: hurt, do: [say()] },
      do: [burn(1, { select: 'union', of: ['everyone', RAT] })],
      theirs,
      events: [...['p0', 'p1', 'rat'].map((to) => damaged(to, 1)), ...Array(3).fill(said('ward', 1))],
    },
    'not with another event': {
      instead: { replace: 'also', of: gone, do: [say()] },
      do: [burn(2)],
      events: [damaged('p1', 2)],
    },
    'not with what would change nothing': {
      instead: { replace: 'also', of: hurt, do: [say()] },
      do: [burn(0)],
      events: [],
      notes: ['damaged: zero'],
    },
  },
  instead: {
    'something else in its place': {
      instead: { replace: 'instead', of: hurt, do: [say()] },
      do: [burn(2), { op: 'heal', to: 'you', amount: 1 }],
      events: [said('ward', 2), { type: 'healed', target: 'p0', amount: 1 }],
      notes: ['damage: replaced'],
    },
    'nothing in its place': {
      instead: { replace: 'instead', of: hurt, do: [] },
      do: [burn(2)],
      events: [],
      notes: ['damage: replaced'],
    },
    'only what is meant of a batch': {
      instead: { replace: 'instead', of: { on: 'damaged', subject: { controller: 'you' } }, do: [say()] },
      do: [burn(2, 'everyone')],
      events: [damaged('p0', 2), said('ward', 2)],
    },
  },
  with: {
    'what enters has facts from the start': {
      instead: { replace: 'with', of: came, facts: { plus: 2, ready: 0 } },
      ...call,
      events: [called({ with: { plus: 2, ready: 0 } })],
    },
    'and those that it comes with anyhow': {
      instead: { replace: 'with', of: came, facts: { plus: 2 } },
      ...call,
      do: [{ ...(call.do[0] as Effect & { op: 'move' }), with: { plus: 1, marked: 1 } }],
      events: [called({ with: { plus: 3, marked: 1 } })],
    },
    'face down': {
      instead: { replace: 'with', of: came, facts: {}, faceDown: true },
      ...call,
      events: [called({ with: {}, faceDown: true, audience: [0] })],
    },
    'a token as well': {
      instead: { replace: 'with', of: came, facts: { plus: 1 } },
      do: [{ op: 'create', card: 'rat', to: 'board' }],
      events: [{ type: 'created', card: 'rat', owner: 0, to: 'board.0', token: true, with: { plus: 1 }, now: 'rat' }],
    },
    'so many as are worked out': {
      instead: { replace: 'with', of: came, facts: { plus: { amount: 'fact', of: 'you', fact: 'mana' } } },
      ...call,
      events: [called({ with: { plus: 10 } })],
    },
    'not what does not enter': {
      instead: { replace: 'with', of: hurt, facts: { plus: 1 } },
      do: [burn(2, RAT)],
      theirs,
      events: [damaged('rat', 2)],
    },
  },
};
