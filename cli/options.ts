import type { Command } from 'commander';
import { botNames } from './bots.ts';
import { UserError } from './errors.ts';
import { shippedNames } from './game/source.ts';

/** A reader of whole numbers between bounds, for an option. */
export const wholeNumber =
  (option: string, min: number, max: number) =>
  (text: string): number => {
    const n = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (n >= min && n <= max) return n;
    throw new UserError(`${option} takes a whole number from ${min} to ${max}, not "${text}"`);
  };

/** A reader of numbers above 0, whole or not, for an option. */
export const numberUpTo =
  (option: string, max: number) =>
  (text: string): number => {
    const n = /^\d{0,10}(\.\d{1,10})?$/.test(text) ? Number(text) : Number.NaN;
    if (n > 0 && n <= max) return n;
    throw new UserError(`${option} takes a number above 0, up to ${max}, not "${text}"`);
  };

/** Seeds are no larger than this. */
export const BILLION = 999_999_999;

/** A reader of the seed. */
export const anySeed = wholeNumber('--seed', -BILLION, BILLION);

/** Puts the values of an option that may be given several times into one list. */
export const several = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

/** What `--set` is where the game is the one that a set says it is for. */
export const ADDED_SETS = 'a set file whose cards are added to the game that it is for; may be given several times';

/** Which game is played, by which cards. */
export interface GameOptions {
  readonly ruleset: string;
  readonly set?: readonly string[];
}

export const withGame = (command: Command): Command =>
  command
    .option('--ruleset <game>', `the game: ${shippedNames()}, or the path of a game's folder`, 'duel')
    .option('--set <file>', 'a set file whose cards are added to the game; may be given several times', several);

/** Who plays with what. */
export interface SeatOptions {
  readonly seed: number;
  readonly bots: string;
  readonly deck?: readonly string[];
  readonly players?: number;
}

export const withSeats = (command: Command): Command =>
  command
    .option('--seed <number>', 'the same seed gives the same match', anySeed, 1)
    .option('--bots <names>', `bots: ${botNames()}; one name for all seats, or one each with commas between`, 'random')
    .option('--deck <deck>', 'name of a deck of the game, or a deck file; once for all seats, or once each', several)
    .option(
      '--players <number>',
      'how many play; as few as the rules allow when left out',
      wholeNumber('--players', 1, 100),
    );

/** How long bots may play: a ruleset of which a match has no end is found like this. */
export const withAnswers = (command: Command, words: string): Command =>
  command.option('--answers <number>', words, wholeNumber('--answers', 1, 1_000_000), 10_000);

/** Examples at the end of a subcommand's help. */
export const withExamples = (command: Command, ...examples: readonly string[]): Command =>
  command.addHelpText(
    'after',
    ['', examples.length === 1 ? 'Example:' : 'Examples:', ...examples.map((e) => `  cardwright ${e}`)].join('\n'),
  );
