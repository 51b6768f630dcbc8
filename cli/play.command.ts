import type { Command } from 'commander';
import { hashOf } from '../effects/hash.ts';
import type { LiveMatch } from '../machines/match.ts';
import { type Game, openGame } from './game/game.ts';
import type { Io } from './io.ts';
import { endingWords } from './log/ending.ts';
import { headLine, Log } from './log/log.ts';
import { toldLines } from './log/told.ts';
import {
  type GameOptions,
  type SeatOptions,
  wholeNumber,
  withAnswers,
  withExamples,
  withGame,
  withSeats,
} from './options.ts';
import { checkWritable, LineFile, writeJson } from './output.ts';
import { type Left, Person } from './play/person.ts';
import { type LiveTable, liveTable } from './play/table.ts';
import { replayOf } from './replays.ts';
import { Lines } from './terminal/lines.ts';

interface Options extends GameOptions, SeatOptions {
  readonly auto?: true;
  readonly answers: number;
  readonly seat: number;
  readonly log?: string;
  readonly save?: string;
}

/** `cardwright play`: a match of a person against bots in the terminal, or of bots alone. */
export function addPlay(program: Command, io: Io): void {
  const command = program
    .command('play')
    .description('play a match against bots in the terminal; with --auto bots play it alone')
    .option('--auto', 'bots play all seats');
  withSeats(withGame(command));
  withAnswers(command, 'with --auto a match that takes more answers is broken off')
    .option('--seat <number>', 'which seat you sit at, from 1', wholeNumber('--seat', 1, 100), 1)
    .option('--log <file>', 'writes all that happens, hidden or not, with its causes: for the owner of the match')
    .option('--save <file>', 'writes a replay of the match when it ends, or you leave it')
    .action((options: Options) => play(options, io));
  withExamples(
    command,
    'play --bots greedy',
    'play --ruleset ./my-game --deck ./my-game/decks/first.yaml --seat 2',
    'play --auto --ruleset duel --seed 7 --bots random,greedy --log match.log --save match.json',
  );
}

async function play(options: Options, io: Io): Promise<void> {
  const game = await openGame(options.ruleset, options.set);
  if (options.save !== undefined) checkWritable(options.save);
  const file = options.log === undefined ? null : new LineFile(options.log);
  const seat = options.auto ? null : options.seat - 1;
  const table = liveTable(game, options, seat);
  try {
    if (file) writeLog(table, file);
    const left = await (seat === null ? watch(table, options.answers, io) : sit(table, seat, io));
    for (const line of endLines(table.match, options.seed, left)) io.out(line);
    if (options.save !== undefined) saveReplay(options.save, game, table);
    if (left === 'no-more-input' || left === 'broken-off') io.code = 1;
  } finally {
    table.match.stop();
    file?.close();
  }
}

/** Bots play alone: everything is told. */
async function watch({ match, fault }: LiveTable, most: number, io: Io): Promise<Left> {
  match.eventsFor('everything').subscribe((event) => {
    for (const line of toldLines(event, match.players)) io.out(line);
  });
  const tooLong = new Promise<Left>((resolve) => {
    match.news$.subscribe(() => {
      if (match.inputs.length < most || match.result) return;
      resolve('broken-off');
      match.stop();
    });
  });
  return await Promise.race([match.ended().then((): Left => 'over'), tooLong, fault]);
}

/** A person plays, and is told what he may know. */
async function sit({ match, fault }: LiveTable, seat: number, io: Io): Promise<Left> {
  const told: string[] = [];
  match.eventsFor(match.players[seat] ?? '').subscribe((event) => {
    for (const line of toldLines(event, match.players)) {
      told.push(line);
      io.out(line);
    }
  });
  let wake = (): void => {};
  match.news$.subscribe(() => wake());
  const changed = (): Promise<void> =>
    Promise.race([
      fault,
      new Promise<void>((resolve) => {
        wake = resolve;
      }),
    ]);
  const lines = new Lines(io);
  try {
    // How it begins is told first.
    await Promise.race([changed(), fault]);
    return await new Person({ match, seat, io, lines, told, changed }).play();
  } finally {
    lines.close();
  }
}

function writeLog({ match, setup, fail }: LiveTable, file: LineFile): void {
  const log = new Log();
  file.write([headLine(match.position, setup.seed)]);
  match.news$.subscribe((news) => {
    const { position: after } = news;
    // Nobody hears what is thrown here.
    try {
      if (news.type === 'rewound') file.write(log.rewound(after));
      else file.write(log.lines({ inputs: news.inputs, after, messages: news.messages }));
    } catch (error) {
      fail(error);
    }
  });
}

const saveReplay = (path: string, { book }: Game, { match, setup }: LiveTable): void =>
  writeJson(path, replayOf(book, setup, match.inputs, hashOf(match.position.state)));

const UNFINISHED: Readonly<Record<Left, string>> = {
  over: 'The match ends',
  quit: 'You have left the match',
  'no-more-input': 'There is no more input: the match ends',
  'broken-off': 'The match goes on for too long: it is broken off',
};

function endLines({ position, inputs }: LiveMatch, seed: number, left: Left): readonly string[] {
  const { result, turn } = position.state;
  return [
    '',
    result
      ? `Result: ${endingWords(position, inputs.length)}`
      : `${UNFINISHED[left]} in turn ${turn.number}, after ${inputs.length} answers.`,
    `Seed ${seed}, state ${hashOf(position.state)}.`,
  ];
}
