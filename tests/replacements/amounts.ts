import { labRules } from '../support/lab.ts';
import { stepped, went } from '../support/plain.ts';
import { burn, type Cases, damaged, destroy, gone, hurt, RAT, theirs } from './cases.ts';

const { zones } = labRules('queue');
const WITH_CELL = { ...zones, board: { of: 'player', faces: 'all', play: true, cells: [{ name: 'left' }] } } as const;

export const AMOUNTS: Cases<'change' | 'prevent' | 'redirect'> = {
  change: {
    'so many times as much': {
      instead: { replace: 'change', of: hurt, times: 2 },
      do: [burn(3)],
      events: [damaged('p1', 6)],
    },
    'and so much more': {
      instead: { replace: 'change', of: hurt, times: 2, plus: 1 },
      do: [burn(3)],
      events: [damaged('p1', 7)],
    },
    'less, down to nothing': {
      instead: { replace: 'change', of: hurt, plus: -5 },
      do: [burn(3)],
      events: [],
      notes: ['damaged: zero'],
    },
    'of what goes down, more is further down': {
      instead: { replace: 'change', of: { on: 'counted', fact: 'mana', subject: {} }, plus: 1 },
      do: [{ op: 'add', to: 'you', fact: 'mana', by: -2 }],
      events: [{ type: 'counted', bearer: 'p0', fact: 'mana', by: -3, to: 7 }],
    },
    'by what the event is about': {
      instead: { replace: 'change', of: { on: 'healed', subject: {} }, plus: { amount: 'event' } },
      do: [{ op: 'heal', to: 'you', amount: 2 }],
      events: [{ type: 'healed', target: 'p0', amount: 4 }],
    },
    'an event without an amount stays as it is': {
      instead: { replace: 'change', of: gone, times: 2 },
      do: [destroy],
      theirs,
      events: [went('rat', 'board.1', 'discard.1', 'destroy')],
    },
  },
  prevent: {
    'all of it': {
      instead: { replace: 'prevent', of: hurt },
      do: [burn(2)],
      events: [],
      notes: ['damage: prevented'],
    },
    'so much of it': {
      instead: { replace: 'prevent', of: hurt, amount: 2 },
      do: [burn(3)],
      events: [damaged('p1', 1)],
    },
    'no more than there is': {
      instead: { replace: 'prevent', of: hurt, amount: 9 },
      do: [burn(3)],
      events: [],
      notes: ['damage: prevented'],
    },
    'none of it': { instead: { replace: 'prevent', of: hurt, amount: -1 }, do: [burn(3)], events: [damaged('p1', 3)] },
    'a move as a whole': {
      instead: { replace: 'prevent', of: gone, amount: 1 },
      do: [destroy],
      theirs,
      events: [],
      notes: ['destroy: prevented'],
    },
  },
  redirect: {
    'damage to another': {
      instead: { replace: 'redirect', of: { on: 'damaged', subject: { controller: 'you' } }, target: 'opponents' },
      do: [burn(2)],
      events: [damaged('p0', 2)],
    },
    'healing to another': {
      instead: { replace: 'redirect', of: { on: 'healed', subject: {} }, target: 'you' },
      do: [{ op: 'heal', to: 'you', amount: 2 }],
      events: [{ type: 'healed', target: 'p1', amount: 2 }],
    },
    'to nobody it stays as it is': {
      instead: { replace: 'redirect', of: hurt, target: { select: 'objects', in: ['exile'] } },
      do: [burn(2)],
      events: [damaged('p1', 2)],
    },
    'a move to another zone of its owner': {
      instead: { replace: 'redirect', of: gone, zone: 'exile' },
      do: [destroy],
      theirs,
      events: [went('rat', 'board.1', 'exile.1', 'destroy')],
    },
    'and another place and kind': {
      instead: { replace: 'redirect', of: gone, zone: 'deck', place: 'bottom', how: 'tuck' },
      do: [destroy],
      theirs: { ...theirs, deck: ['elk'] },
      events: [went('rat', 'board.1', 'deck.1', 'tuck', { place: 'bottom' })],
    },
    'a cell that it was to go to is no longer meant': {
      instead: { replace: 'redirect', of: { on: 'moved', how: ['call'], subject: {} }, zone: 'exile' },
      rules: { zones: WITH_CELL },
      mine: { hand: ['ox'] },
      do: [
        {
          op: 'move',
          what: { select: 'objects', in: ['hand'], of: 'you' },
          to: 'board',
          cell: { select: 'cells', in: 'board' },
          how: 'call',
        },
      ],
      events: [went('ox', 'hand.0', 'exile.0', 'call')],
    },
    'a zone says nothing about damage': {
      instead: { replace: 'redirect', of: hurt, zone: 'exile' },
      do: [burn(2)],
      events: [damaged('p1', 2)],
    },
    'what was taken over goes to its owner': {
      instead: { replace: 'redirect', of: gone, zone: 'exile' },
      do: [{ op: 'move', what: RAT, to: 'board', of: 'you', how: 'steal' }, destroy],
      theirs,
      events: [
        stepped('rat', 'board.1', 'board.0', 'steal'),
        went('rat', 'board.0', 'exile.1', 'destroy', { owner: 1 }),
      ],
    },
  },
};
