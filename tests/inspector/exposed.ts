import { onTestFinished } from 'vitest';
import { duelBook, duelDecks } from '../../cards/duel/index.ts';
import { createMatch, type LiveMatch, type MatchSetup } from '../../index.ts';
import { give } from '../../inspector/host/going.ts';
import { type Exposed, type ExposeOptions, exposeMatch } from '../../inspector/server/index.ts';
import { decideBy, randomBot, randomInput } from '../../search/index.ts';
import { Client } from './client.ts';

/** A match of people, or of bots; it ends with the test. */
export function aMatch(seed = 7, bots = false): { readonly match: LiveMatch; readonly setup: MatchSetup } {
  const { raiders = [], keepers = [] } = duelDecks();
  const players = [
    { name: 'Ann', deck: raiders },
    { name: 'Bob', deck: keepers },
  ];
  const seated = players.map((player, seat) =>
    bots ? { ...player, decide: decideBy(randomBot, seed + seat) } : player,
  );
  const match = createMatch({ book: duelBook(), seed, players: seated });
  onTestFinished(() => match.stop());
  return { match, setup: { seed, players } };
}

/** A match that is exposed until the test ends. */
export async function exposed(match: LiveMatch, options: ExposeOptions = {}): Promise<Exposed> {
  const server = await exposeMatch(match, options);
  onTestFinished(() => server.close());
  return server;
}

export async function attached(match: LiveMatch, options: ExposeOptions = {}): Promise<Client> {
  const { url } = await exposed(match, options);
  const client = await Client.open(url);
  onTestFinished(() => client.close());
  return client;
}

/** Answers whatever is asked first, as the least that can be done. */
export function answerOnce(match: LiveMatch): void {
  for (const player of match.players) {
    const [choice] = match.choices(player);
    if (!choice?.request) continue;
    const [value] = match.answers(player, choice.id);
    match.answer(player, choice.id, value);
    return;
  }
}

/** Gives any answer, the same ones for the same draw. */
export function answerBy(match: LiveMatch, draw: (below: number) => number): void {
  const input = randomInput(match.position, draw);
  if (input) give(match, input);
}
