import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { save } from '../../effects/save/save.ts';
import { type LiveMatch, resumeMatch, type Seat } from '../../index.ts';
import { answer, openRequests } from '../../search/index.ts';
import { table } from '../../testing/index.ts';
import { arena } from '../rulesets/arena.ruleset.ts';
import { relic } from '../rulesets/parts.ts';
import { GAMES } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';

// It leaves seven cards in hand at the end of the turn.
const cards = [
  relic('satchel', 1, {
    abilities: [
      {
        on: { on: 'began', step: 'end', whose: 'you' },
        do: [
          {
            op: 'discard',
            count: { amount: 'sum', of: [{ amount: 'count', of: { select: 'objects', in: ['hand'], of: 'you' } }, -7] },
          },
        ],
      },
    ],
  }),
];
const hand = ['bear', 'wolf', 'rat', 'giant', 'wall', 'bolt', 'insight', 'ruin', 'scout'];

/** The match in which ann is asked for two of her nine cards. */
function asked(): ReturnType<typeof table> {
  const players = { ann: { hand, board: ['satchel'] }, bob: { deck: ['rat'] } };
  const t = table(arena, { step: 'main', players }, { cards });
  t.play('ann', 'end');
  t.expectChoice({ choice: 'discard', player: 'ann', min: 2, max: 2 });
  return t;
}

/** The same on actors, with ann as she sits there. */
function live(ann: Seat, options: { readonly clock?: SimulatedClock; readonly onFault?: () => void }): LiveMatch {
  const { match } = asked();
  const resumed = resumeMatch({ book: match.book, save: save(match), seats: { ann }, ...options });
  if (!resumed.ok) throw new Error(resumed.message);
  return resumed.match;
}

/** Two are gone, and the next turn has begun. */
function wentOn(match: LiveMatch): void {
  const { state } = match.position;
  expect(state.zones['discard.0' as keyof typeof state.zones]).toHaveLength(2);
  expect(state.zones['hand.0' as keyof typeof state.zones]).toHaveLength(7);
  expect(match.choices('bob').map(({ purpose }) => purpose)).toEqual(['window']);
  match.stop();
}

describe('of nine cards two are discarded', () => {
  test('for who lets her clock run out', () => {
    const clock = new SimulatedClock();
    const match = live({ clock: 1000 }, { clock });
    clock.increment(1000);
    wentOn(match);
  });

  test.each([
    ['none', []],
    ['no answer', undefined],
  ])('for a bot that says %s', async (_, said) => {
    let faults = 0;
    const match = live({ decide: () => said }, { onFault: () => faults++ });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(faults).toBe(1);
    wentOn(match);
  });
});

test('whatever is asked in any game, what is done for who does not answer is accepted', () => {
  /** How often each kind of question was asked. */
  const times = new Map<string, number>();
  for (const game of GAMES)
    for (let seed = 1; seed <= 2; seed++)
      for (const { before } of randomMatch(game, seed))
        for (const { choice, request, fallback } of openRequests(before)) {
          const kind = `${game.name} ${choice.purpose}`;
          times.set(kind, (times.get(kind) ?? 0) + 1);
          if ((times.get(kind) ?? 0) > 25) continue;
          const input = { type: 'answer', player: request.player, choice: choice.id, value: fallback } as const;
          const taken = answer(before, input);
          if (!taken.ok) throw new Error(`${kind}: ${taken.message}`);
        }
  expect(times.size).toBeGreaterThan(25);
});
