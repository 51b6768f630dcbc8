import { describe, expect, test } from 'vitest';
import type { CardData } from '../../../effects/card-data.ts';
import { pathsReport } from '../../../testing/index.ts';
import { branchesOf } from '../../../testing/paths/branches/index.ts';
import { exploreCard } from '../../../testing/paths/explore-card.ts';
import { relic, spell } from '../../rulesets/parts.ts';
import { entryOf } from './support.ts';

const arena = entryOf('arena');
const board = { select: 'objects', in: ['board'] } as const;

const waysOf = (card: CardData): readonly string[] => branchesOf(card, arena.ruleset).map(({ words }) => words);

describe('the ways of a card, counted from its data', () => {
  test('are both sides of a condition, as a whole', () => {
    const card = spell('ask', 1, {
      do: [
        {
          op: 'if',
          cond: {
            test: 'all',
            of: [
              { test: 'exists', of: board },
              { test: 'not', of: { test: 'exists', of: board } },
            ],
          },
          do: [{ op: 'draw' }],
        },
      ],
    });
    expect(waysOf(card)).toEqual(['it is played', 'play.do.0.cond is true', 'play.do.0.cond is false']);
  });

  test('are the modes, and what may be done or not', () => {
    const card = spell('both', 1, {
      modes: [
        { name: 'one', do: [{ op: 'draw' }] },
        { name: 'two', do: [{ op: 'may', do: [{ op: 'draw' }] }] },
      ],
    });
    expect(waysOf(card)).toEqual([
      'it is played',
      'play.modes.0: one is picked',
      'play.modes.1: two is picked',
      'play.modes.1.do.0: it is done',
      'play.modes.1.do.0: it is declined',
    ]);
  });

  test('are the classes of a target, and none, one and the most of "up to"', () => {
    const card = spell('aim', 1, {
      targets: [{ as: 'target', from: { select: 'union', of: [board, 'opponents'] }, min: 0, max: 2 }],
      do: [{ op: 'damage', to: 'target', amount: 1 }],
    });
    expect(waysOf(card)).toEqual([
      'it is played',
      'play.targets.0: a card of his own is offered',
      'play.targets.0: a card of an opponent is offered',
      'play.targets.0: an opponent is offered',
      'play.targets.0: none is taken',
      'play.targets.0: one is taken',
      'play.targets.0: as many as may be are taken',
    ]);
  });

  test('are a replacement that applies, one that does not, and one that is declined', () => {
    const card = relic('ward', 1, {
      abilities: [{ instead: { replace: 'prevent', of: { on: 'damaged', subject: {} } }, optional: true }],
    });
    expect(waysOf(card)).toEqual([
      'it is played',
      'abilities.0: an event is replaced',
      'abilities.0: an event is not replaced',
      'abilities.0: it is declined',
    ]);
  });
});

describe('a way that cannot be taken', () => {
  const never = spell('never', 1, {
    do: [
      {
        op: 'if',
        cond: { test: 'compare', left: { amount: 'fact', of: 'you', fact: 'runes' }, is: '<', right: 0 },
        do: [{ op: 'draw' }],
      },
    ],
  });

  test('is told as never taken, and nothing else is', () => {
    const entry = { ...arena, cards: [...arena.cards, never] };
    const { uncovered, failures } = pathsReport(exploreCard(entry, never));
    expect({ uncovered, failures }).toEqual({ uncovered: ['play.do.0.cond is true'], failures: [] });
  });
});

test('the positions of a card are the same each time', () => {
  const card = arena.cards.find(({ id }) => id === 'ember-wolf');
  if (!card) throw new Error('There is no such card.');
  const once = exploreCard(arena, card);
  expect(exploreCard(arena, card).positions.map(({ sketch }) => sketch)).toEqual(
    once.positions.map(({ sketch }) => sketch),
  );
});
