import type { Command } from 'commander';
import { hashOf } from '../effects/hash.ts';
import { seeded } from '../effects/rules/seeded.ts';
import { answer, randomInput, start } from '../search/index.ts';
import { GAMES } from './games.ts';
import { logLines } from './log.ts';

interface Options {
  readonly ruleset: string;
  readonly seed: number;
}

/** `cardwright play --auto`: two bots play a match with legal answers at random, told line by line. */
export function addPlay(program: Command, out: (line: string) => void): void {
  program
    .command('play')
    .description('play a match')
    .option('--auto', 'bots play both sides; so far the only way')
    .option('--ruleset <name>', `the game: ${Object.keys(GAMES).join(', ')}`, 'duel')
    .option('--seed <number>', 'the same seed gives the same match', wholeNumber, 1)
    .addHelpText('after', '\nExample:\n  cardwright play --auto --ruleset duel --seed 7')
    .action((options: Options) => play(options, out));
}

function wholeNumber(text: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw new Error(`--seed takes a whole number of at most nine digits, not "${text}"`);
  return Number(text);
}

function play({ ruleset, seed }: Options, out: (line: string) => void): void {
  const game = GAMES[ruleset]?.();
  if (!game) throw new Error(`there is no ruleset "${ruleset}"; there is: ${Object.keys(GAMES).join(', ')}`);
  const draw = seeded(seed);
  const decks = Object.entries(game.decks);
  const players = ['Ann', 'Bob'].map((name, i) => {
    const [, deck] = decks[i % decks.length] ?? ['', []];
    return { name, deck };
  });
  let { match, messages } = start(game.book, { seed, players });
  for (const line of logLines(match, messages, 'everything')) out(line);
  let answers = 0;
  for (let input = randomInput(match, draw); input; input = randomInput(match, draw)) {
    const taken = answer(match, input);
    if (!taken.ok) throw new Error(`the engine refused a listed answer: ${taken.message}`);
    ({ match, messages } = taken);
    answers++;
    for (const line of logLines(match, messages, 'everything')) out(line);
  }
  const { result, turn } = match.state;
  const winners = result?.winners.map((w) => match.state.players[w]?.name ?? '') ?? [];
  out('');
  out(
    `Result: ${winners.length === 0 ? 'a draw' : `${winners.join(' and ')} wins`} (${result?.reason}) in turn ${turn.number}, after ${answers} answers.`,
  );
  out(`Seed ${seed}, state ${hashOf(match.state)}.`);
}
