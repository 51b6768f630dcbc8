import { describe, expect, test } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { hashOf } from '../../effects/hash.ts';
import { makeBook } from '../../effects/make-book.ts';
import { createMatch } from '../../index.ts';
import { treeOf } from '../../machines/actor-tree.ts';
import { type Game, skirmishGame } from '../support/games.ts';
import { labRules, relic } from '../support/lab.ts';
import { liveMatch } from '../support/live.ts';
import { give } from '../support/lock-step.ts';
import { type Move, randomMatch } from '../support/play.ts';
import { drawFrom } from '../support/random.ts';

/** What an answer cost: actors that were spawned, steps, and events between actors. */
interface Cost {
  spawns: number;
  steps: number;
  events: number;
}

/** A match in which a pass of the first player sets off what the relics of both hear. @returns what that cost */
function costOf({ relics, health }: { readonly relics: number; readonly health: number }): Cost {
  // Each does its damage and gives the signal again for as long as there is somebody to damage; or once.
  const chain = relic('link', {
    abilities: [
      {
        on: { on: 'signalled', name: 'tick' },
        do: [
          { op: 'damage', to: 'opponents', amount: 1 },
          { op: 'signal', name: 'tick' },
        ],
      },
    ],
  });
  const ear = relic('ear', {
    abilities: [{ on: { on: 'signalled', name: 'tick' }, do: [{ op: 'signal', name: 'tock' }] }],
  });
  const rules = labRules('queue', {
    setup: [{ op: 'move', what: { select: 'objects', in: ['deck'] }, to: 'board' }],
    facts: { ...labRules('queue').facts, player: { ...labRules('queue').facts.player, health: { initial: health } } },
    phases: [
      { step: 'main', window: { who: 'active', actions: ['pass'] }, next: [{ to: 'tick' }] },
      { step: 'tick', enter: [{ op: 'signal', name: 'tick' }], next: [{ to: 'main', turn: 'next' }] },
    ],
  });
  const cost: Cost = { spawns: 0, steps: 0, events: 0 };
  const match = createMatch({
    book: makeBook(rules, [chain, ear]),
    seed: 1,
    players: [
      { name: 'ann', deck: Array.from({ length: relics }, () => (relics === 1 ? 'link' : 'ear')) },
      { name: 'bob', deck: [] },
    ],
    inspect: (event: InspectionEvent) => {
      if (event.type === '@xstate.actor') cost.spawns += 1;
      if (event.type !== '@xstate.event') return;
      cost.events += 1;
      if (event.event.type === 'STEPPED') cost.steps += 1;
    },
  });
  Object.assign(cost, { spawns: 0, steps: 0, events: 0 });
  const [choice] = match.choices('ann');
  expect(match.answer('ann', choice?.id ?? '', 0).ok).toBe(true);
  if (relics === 1) expect(match.result).toEqual({ winners: [0], reason: 'last' });
  else expect(match.result).toBeNull();
  expect(Object.keys(treeOf(match)).filter((id) => id.startsWith('effect.'))).toEqual([]);
  match.stop();
  return cost;
}

/** What each of many costs more than the first hundred did, is what each of the first hundred costs. */
function perEffect(of: (n: number) => Cost, many: number): void {
  const [none, few, lots] = [of(50), of(150), of(many)];
  for (const what of ['spawns', 'steps', 'events'] as const) {
    const each = (few[what] - none[what]) / 100;
    expect(each).toBeGreaterThanOrEqual(1);
    expect(lots[what] - none[what]).toBe(each * (many - 50));
  }
}

describe('each effect costs the same', () => {
  test('in a chain of 10,000 as in one of a hundred', () => {
    perEffect((health) => costOf({ relics: 1, health }), 10_000);
  });

  test('with a thousand listeners on one event as with a hundred', () => {
    perEffect((relics) => costOf({ relics, health: 20 }), 1_000);
  });
});

/** Skirmish with the first cards of each deck: who cannot draw has lost. */
const short: Game = {
  ...skirmishGame,
  players: (draw) => skirmishGame.players(draw).map(({ name, deck }) => ({ name, deck: deck.slice(0, 6) })),
};

test('a thousand live matches in one process, answered in random order, end right', () => {
  const draw = drawFrom(1);
  // The moves of fifty matches, for twenty live ones each.
  const played = Array.from({ length: 50 }, (_, i): readonly Move[] => [...randomMatch(short, i + 1)]);
  const tables = Array.from({ length: 1000 }, (_, i) => ({ match: liveMatch(short, (i % 50) + 1), next: 0, i }));
  const going = [...tables];
  while (going.length > 0) {
    const at = draw(going.length);
    const table = going[at];
    const moves = played[(table?.i ?? 0) % 50] ?? [];
    const move = moves[table?.next ?? 0];
    if (!table || !move) {
      going[at] = going.at(-1) as (typeof going)[number];
      going.pop();
      continue;
    }
    give(table.match, move.input);
    table.next += 1;
  }
  const ends = played.map((moves) => hashOf(moves.at(-1)?.after.state));
  for (const { match, i } of tables) {
    expect(match.result).not.toBeNull();
    expect(hashOf(match.position.state)).toBe(ends[i % 50]);
    match.stop();
  }
});
