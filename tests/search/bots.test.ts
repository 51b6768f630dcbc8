import { describe, expect, test } from 'vitest';
import { askedOf } from '../../effects/rules/asked.ts';
import { playerId } from '../../effects/state/ids.ts';
import { answer, decideBy, greedy, greedyBot, matchOf, randomBot } from '../../search/index.ts';
import { table } from '../../testing/index.ts';
import { contest } from '../support/contest.ts';
import { duelGame, NEUTRAL } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';
import { drawFrom } from '../support/random.ts';
import { REGISTRY } from '../testing/registry.ts';

const BOTS = [
  ['random', randomBot],
  ['greedy', greedyBot],
] as const;

describe.each(BOTS)('the %s bot', (_, bot) => {
  test('plays the same match from the same seed, and another from another', () => {
    const ends = [3, 3, 4].map((seed) => JSON.stringify(contest(duelGame, [bot, bot], seed).state));
    expect(ends[0]).toBe(ends[1]);
    expect(ends[0]).not.toBe(ends[2]);
  });

  test.each([duelGame, ...NEUTRAL])('knows no more than it is shown: $name', (game) => {
    const draw = drawFrom(11);
    let differing = 0;
    for (let seed = 1; seed <= 3; seed++) {
      let k = 0;
      for (const { after } of randomMatch(game, seed)) {
        if (k++ % 5 !== 0) continue;
        for (const asked of after.state.players.flatMap((_, i) => askedOf(after, playerId(i)))) {
          const other = matchOf(game.book, asked.sample(draw).state);
          if (JSON.stringify(other.state.objects) !== JSON.stringify(after.state.objects)) differing++;
          const same = askedOf(other, asked.player).find(({ choice }) => choice.id === asked.choice.id);
          const given = [asked, same].map((a) => a && bot(a, drawFrom(k)));
          expect(given[1], `seed ${seed}, answer ${k}, player ${asked.player}`).toEqual(given[0]);
        }
      }
    }
    if (game === duelGame) expect(differing).toBeGreaterThan(20);
  });
});

/** Ann has what ends the match at once, and much that does not. */
const LETHAL = {
  'an attack': {
    hand: ['kerb-pup', 'war-drum'],
    board: [
      { card: 'roadside-brawler', facts: { ready: 1 } },
      { card: 'keg-hauler', facts: { ready: 1 } },
    ],
    facts: { mana: 1, maxMana: 1 },
  },
  'a spell': { hand: ['scrap-dealer', 'spark-volley', 'roadside-brawler'], facts: { mana: 2, maxMana: 2 } },
};

test.each(Object.entries(LETHAL))('the greedy bot finds what ends the match: %s', (_, ann) => {
  for (let seed = 1; seed <= 10; seed++) {
    const bob = { board: ['kerb-pup', 'pack-caller'], deck: ['keg-hauler'], facts: { health: 3 } };
    let { match } = table(REGISTRY['duel'] ?? expect.fail(), { step: 'main', players: { ann, bob } });
    const decide = decideBy(greedyBot, seed);
    for (let [asked] = askedOf(match, playerId(0)); asked; [asked] = askedOf(match, playerId(0))) {
      const taken = answer(match, { type: 'answer', player: 0, choice: asked.choice.id, value: decide(asked) });
      if (!taken.ok) throw new Error(taken.message);
      match = taken.match;
    }
    expect(match.state.result?.winners, `seed ${seed}`).toEqual([0]);
    expect(match.state.turn.number).toBe(1);
  }
});

test('the greedy bot takes another score in place of its own', () => {
  // Who wants to be hurt attacks nobody, and lets himself be burnt.
  const { match } = table(REGISTRY['duel'] ?? expect.fail(), {
    step: 'main',
    players: { ann: { hand: ['spark-volley'], facts: { mana: 2, maxMana: 2 } }, bob: {} },
  });
  const masochist = greedy({ score: (view, { player }) => -(view.players[player]?.facts['health'] ?? 0) });
  const [asked] = askedOf(match, playerId(0));
  const value = asked && masochist(asked, drawFrom(1));
  expect(asked && asked.choice.request?.shape === 'act' && asked.choice.request.actions[Number(value)]?.name).toBe(
    'play',
  );
});

test('the greedy bot beats the random one in 34 of 40 matches of duel at least', () => {
  let won = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const seat = seed % 2;
    const bots = seat === 0 ? [greedyBot, randomBot] : [randomBot, greedyBot];
    if (contest(duelGame, bots, seed).state.result?.winners.includes(playerId(seat))) won++;
  }
  expect(won).toBeGreaterThanOrEqual(34);
});
