import type { Command } from 'commander';
import { seeded } from '../effects/rules/seeded.ts';
import { createMatch, hashOf, type LiveMatch } from '../index.ts';
import { decideBy } from '../search/index.ts';
import { BOTS, botsFor } from './bots.ts';
import { GAMES } from './games.ts';
import { logLines } from './log.ts';

interface Options {
  readonly ruleset: string;
  readonly seed: number;
  readonly bots: string;
}

const NAMES = ['Ann', 'Bob'];

/** `cardwright play --auto`: two bots play a match, told line by line. */
export function addPlay(program: Command, out: (line: string) => void): void {
  program
    .command('play')
    .description('play a match')
    .option('--auto', 'bots play both sides; so far the only way')
    .option('--ruleset <name>', `the game: ${Object.keys(GAMES).join(', ')}`, 'duel')
    .option('--seed <number>', 'the same seed gives the same match', wholeNumber, 1)
    .option('--bots <names>', `who plays: ${Object.keys(BOTS).join(', ')}; one for all seats, or one each`, 'random')
    .addHelpText('after', '\nExample:\n  cardwright play --auto --ruleset duel --seed 7 --bots random,greedy')
    .action((options: Options) => play(options, out));
}

function wholeNumber(text: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw new Error(`--seed takes a whole number of at most nine digits, not "${text}"`);
  return Number(text);
}

async function play({ ruleset, seed, bots }: Options, out: (line: string) => void): Promise<void> {
  const game = Object.hasOwn(GAMES, ruleset) ? GAMES[ruleset]?.() : undefined;
  if (!game) throw new Error(`there is no ruleset "${ruleset}"; there is: ${Object.keys(GAMES).join(', ')}`);
  const draw = seeded(seed);
  const decks = Object.values(game.decks);
  const players = botsFor(NAMES.length, bots).map((bot, i) => ({
    name: NAMES[i] ?? '',
    deck: decks[i % decks.length] ?? [],
    decide: decideBy(bot, draw(2 ** 31)),
  }));
  // A bot that fails is a fault of ours: the match is not to go on as if nothing were.
  let fail: (error: unknown) => void = () => {};
  const fault = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const match = createMatch({ book: game.book, seed, players, onFault: fail });
  match.news$.subscribe((news) => {
    for (const line of logLines(news, 'everything')) out(line);
  });
  try {
    await Promise.race([match.ended(), fault]);
  } finally {
    match.stop();
  }
  for (const line of resultLines(match)) out(line);
  out(`Seed ${seed}, state ${hashOf(match.position.state)}.`);
}

function resultLines({ players, position, result, inputs }: LiveMatch): string[] {
  const winners = result?.winners.map((seat) => players[seat] ?? '') ?? [];
  const end = winners.length === 0 ? 'a draw' : `${winners.join(' and ')} wins`;
  const { number } = position.state.turn;
  return ['', `Result: ${end} (${result?.reason}) in turn ${number}, after ${inputs.length} answers.`];
}
