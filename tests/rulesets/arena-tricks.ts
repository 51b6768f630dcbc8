/** Cards of the arena that change the turn, what things are, and what waits. */
import type { CardData } from '../../effects/card-data.ts';
import type { Effect, Selector } from '../../effects/language.ts';
import type { Check } from '../../effects/ruleset.ts';
import { board, relic, spell, unit } from './parts.ts';

const leash: Selector = {
  select: 'among',
  of: { select: 'attached', of: 'candidate', get: 'attachments' },
  where: { facts: { leash: { min: 1 } } },
};

/** A unit that is stronger than its leash holds goes back to its owner, and the leash is gone. */
export const leashes: Check = {
  name: 'leashes',
  find: board('all', {
    if: {
      test: 'all',
      of: [
        { test: 'exists', of: leash },
        {
          test: 'compare',
          left: { amount: 'stat', of: 'candidate', stat: 'attack' },
          is: '>',
          right: { amount: 'fact', of: leash, fact: 'leash' },
        },
      ],
    },
  }),
  do: [
    { op: 'move', what: 'them', to: 'board', how: 'control' },
    { op: 'destroy', what: { select: 'attached', of: 'them', get: 'attachments' } },
  ],
};

const mine: Selector = board('you', { type: 'unit' });
const theirs: Selector = board('opponents', { type: 'unit' });
const take = (what: Selector, other: Selector): readonly Effect[] => [
  { op: 'move', what, to: 'hand', how: 'take' },
  { op: 'move', what: other, to: 'discard', how: 'leave' },
];
const rest: Selector = { select: 'among', of: 'looked', except: 'first' };
const moot = {
  feast: [{ op: 'heal', to: 'everyone', amount: 1 }],
  feud: [{ op: 'damage', to: 'everyone', amount: 1 }],
};
const modes = Object.entries(moot).map(([name, nodes]) => ({ name, do: nodes as readonly Effect[] }));
const others = { select: 'frames', kind: 'trigger', where: { type: 'unit' } } as const;

export const tricks: readonly CardData[] = [
  spell('encore', 3, { targets: [{ as: 'who', from: 'everyone' }], do: [{ op: 'extraTurn', who: 'who' }] }),
  spell('second-wind', 1, { do: [{ op: 'extraStep', step: 'main' }] }),
  spell('daybreak', 2, { do: [{ op: 'extraStep', step: 'start' }] }),
  relic('hourglass', 2, {
    abilities: [
      {
        on: { on: 'began', step: 'end', whose: 'you' },
        limit: { times: 1, per: 'turn' },
        do: [{ op: 'may', do: [{ op: 'extraStep', step: 'main' }] }],
      },
    ],
  }),
  relic('snare', 2, {
    abilities: [
      {
        on: { on: 'entered' },
        targets: [{ as: 'target', from: theirs }],
        do: [
          { op: 'move', what: 'target', to: 'exile', how: 'exile', as: 'caught' },
          { op: 'remember', what: 'caught', under: 'prey' },
        ],
      },
      {
        on: { on: 'left' },
        do: [{ op: 'move', what: { select: 'noted', under: 'prey' }, to: 'board', how: 'return' }],
      },
      {
        action: 'use',
        do: [
          {
            op: 'remember',
            what: { select: 'objects', in: ['hand'], of: 'you', where: { type: 'unit' } },
            under: 'bait',
          },
          { op: 'destroy', what: 'self' },
        ],
      },
    ],
  }),
  spell('hex', 2, {
    targets: [{ as: 'target', from: board('all', { type: 'unit' }) }],
    do: [{ op: 'transform', what: 'target', card: 'rat' }],
  }),
  spell('mimicry', 2, {
    targets: [{ as: 'target', from: mine }],
    do: [
      { op: 'nameCard', where: { type: 'unit' } },
      { op: 'transform', what: 'target', like: 'them' },
    ],
  }),
  spell('masks', 1, {
    do: [
      {
        op: 'transform',
        what: { select: 'objects', in: ['hand', 'deck'], of: 'you', where: { name: 'rat' } },
        card: 'bear',
      },
      { op: 'scry', count: 1 },
      { op: 'transform', what: { select: 'top', in: 'deck' }, card: 'wolf' },
    ],
  }),
  spell('bargain', 2, {
    do: [
      { op: 'remember', what: { select: 'top', in: 'deck', count: 3 }, as: 'looked' },
      { op: 'piles', what: 'looked', as: 'first' },
      { op: 'choose', from: 'opponents', as: 'taker' },
      {
        op: 'mode',
        by: 'taker',
        modes: [
          { name: 'first', do: take('first', rest) },
          { name: 'second', do: take(rest, 'first') },
        ],
      },
    ],
  }),
  spell('moot', 1, {
    do: [
      { op: 'vote', modes },
      { op: 'vote', modes, tie: 'feast', secret: true },
    ],
  }),
  spell('trade', 2, {
    targets: [
      { as: 'own', from: mine },
      { as: 'other', from: theirs },
    ],
    do: [{ op: 'exchange', one: 'own', other: 'other' }],
  }),
  unit('herald', 2, 1, 2, {
    abilities: [{ on: { on: 'entered', subject: { type: 'unit' } }, do: [{ op: 'heal', to: 'you', amount: 1 }] }],
  }),
  relic('hush', 1, {
    abilities: [
      {
        on: { on: 'entered', subject: { type: 'unit' } },
        do: [{ op: 'counter', what: { ...others, of: 'opponents' } }],
      },
    ],
  }),
  relic('resound', 1, {
    abilities: [
      { on: { on: 'entered', subject: { type: 'unit' } }, do: [{ op: 'copy', what: { ...others, of: 'you' } }] },
    ],
  }),
];
