import type { Effect } from '../../effects/language.ts';

/** In secret and at the same time, each player sends back what he does not want of his first hand. */
const MULLIGAN: readonly Effect[] = [
  {
    op: 'choose',
    by: 'everyone',
    from: { select: 'objects', in: ['hand'], of: 'you' },
    min: 0,
    max: { amount: 'count', of: { select: 'objects', in: ['hand'], of: 'you' } },
    secret: true,
    purpose: 'mulligan',
    as: 'returned',
  },
  {
    op: 'forEach',
    of: 'everyone',
    name: 'player',
    do: [
      {
        op: 'remember',
        what: {
          select: 'among',
          of: 'returned',
          where: { if: { test: 'same', one: { select: 'controller', of: 'candidate' }, other: 'player' } },
        },
        as: 'own',
      },
      {
        op: 'if',
        cond: { test: 'exists', of: 'own' },
        do: [
          { op: 'move', what: 'own', to: 'deck', how: 'mulligan' },
          { op: 'shuffle', who: 'player' },
          // The cards have moved on, but how many there were is still known.
          { op: 'draw', who: 'player', count: { amount: 'result', of: 'own' } },
        ],
      },
    ],
  },
];

/** Runs with the player who begins as "you". */
export const SETUP: readonly Effect[] = [
  { op: 'shuffle', who: 'everyone' },
  { op: 'draw', who: 'everyone', count: 4 },
  { op: 'draw', who: 'opponents' },
  ...MULLIGAN,
];
