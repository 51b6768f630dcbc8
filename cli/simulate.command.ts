import type { Command } from 'commander';
import { botsFor } from './bots.ts';
import { allDecks, openGame } from './game/game.ts';
import type { Io } from './io.ts';
import {
  type GameOptions,
  type SeatOptions,
  wholeNumber,
  withAnswers,
  withExamples,
  withGame,
  withSeats,
} from './options.ts';
import { decksFor, seatsOf } from './seats.ts';
import { pairings, tablesOf } from './simulate/pairing.ts';
import { type Outcome, playOut } from './simulate/play-out.ts';
import { summaryLines, summaryOf } from './simulate/summary.ts';

interface Options extends GameOptions, SeatOptions {
  readonly games: number;
  readonly answers: number;
  readonly json?: true;
}

/** `cardwright simulate`: many matches of bots, and who has won them. */
export function addSimulate(program: Command, io: Io): void {
  const command = program.command('simulate').description('play many matches between bots, and count who wins');
  withSeats(withGame(command)).option(
    '--games <number>',
    'how many matches; each has the next seed',
    wholeNumber('--games', 1, 1_000_000),
    100,
  );
  withAnswers(command, 'a match that takes more answers is broken off as unfinished')
    .option('--json', 'prints one JSON document with the result of each match, and nothing else')
    .action((options: Options) => simulate(options, io));
  withExamples(
    command,
    'simulate --games 200 --bots greedy',
    'simulate --ruleset ./my-game --games 1000 --seed 1 --bots greedy,random --json > results.json',
    'simulate --deck raiders --deck ./my-deck.yaml',
  );
}

async function simulate({ seed, games, answers, json, ...options }: Options, io: Io): Promise<void> {
  const game = await openGame(options.ruleset, options.set);
  const seats = seatsOf(game.book.ruleset, options.players);
  const bots = botsFor(seats, options.bots);
  const named = options.deck ? [decksFor(game, seats, options.deck)] : null;
  const decks = named ? [] : allDecks(game);
  const results: Outcome[] = [];
  for (const contestants of pairings(() => named ?? tablesOf(decks, seats), bots)) {
    results.push(playOut(game.book, seed + results.length, contestants, answers));
    tellProgress(io, results.length, games);
    if (results.length >= games) break;
  }
  const summary = summaryOf(results);
  if (summary.errors > 0) io.code = 1;
  if (json) io.json(summary);
  else for (const line of summaryLines(summary)) io.out(line);
}

/** On a screen, how far it is. */
function tellProgress({ stderr }: Io, done: number, all: number): void {
  if (stderr.isTTY) stderr.write(done < all ? `\r${done} of ${all}` : `\r${' '.repeat(`${all} of ${all}`.length)}\r`);
}
