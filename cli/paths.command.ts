import { join } from 'node:path';
import type { Command } from 'commander';
import {
  type CardPaths,
  type CardReport,
  choicePaths,
  pathsPage,
  pathsReport,
  pathsTotals,
  type RegistryEntry,
} from '../testing/index.ts';
import { openGame } from './game/game.ts';
import { shippedNames } from './game/source.ts';
import type { Io } from './io.ts';
import { several, withExamples } from './options.ts';
import { checkWritable, makeFolder, writeText } from './output.ts';
import { chosenCards, scenariosOf, setFiles } from './paths/choosing.ts';
import { cardLines, type Speed, totalLines } from './paths/lines.ts';

interface Options {
  readonly ruleset: string;
  readonly set?: readonly string[];
  readonly card?: readonly string[];
  readonly out: string;
  readonly html?: string;
  readonly json?: true;
}

/** `cardwright paths`: every way that the choices of cards can go, and what of it fails. */
export function addPaths(program: Command, io: Io): void {
  const command = program
    .command('paths')
    .description('go every way that the choices of cards can go, and tell which were never taken and which fail')
    .option('--ruleset <game>', `the game: ${shippedNames()}, or the path of a game's folder`, 'duel')
    .option('--set <set>', 'only its cards: a set of the game, or a file whose cards are added to it', several)
    .option('--card <id>', 'only this card; may be given several times', several)
    .option('--out <folder>', 'where a scenario of each path that fails is written', 'failing-paths')
    .option('--html <file>', 'writes a page with a picture of each choice graph')
    .option('--json', 'prints one JSON document, and nothing else')
    .action((options: Options) => paths(options, io));
  withExamples(
    command,
    'paths --card spark-volley',
    'paths --ruleset ./my-game --html paths.html',
    'paths --set core --json > paths.json',
  );
}

/** A card's report, with the file in which a scenario of each failure stands. */
type Told = CardReport & { readonly files: readonly string[] };

async function paths({ ruleset, set = [], card = [], out, html, json }: Options, io: Io): Promise<void> {
  const game = await openGame(ruleset, setFiles(set));
  const cards = chosenCards(game, set, card);
  if (html !== undefined) checkWritable(html);
  const entry: RegistryEntry = { ruleset: game.book.ruleset, cards: game.cards };
  const explored: CardPaths[] = [];
  const told: Told[] = [];
  const began = performance.now();
  for (const found of choicePaths(entry, { cards, scenarios: scenariosOf(game) })) {
    const report = { ...pathsReport(found), files: filesOf(found, out) };
    told.push(report);
    if (html !== undefined) explored.push(found);
    if (!json) tell(report, ruleset, io);
    tellProgress(io, told.length, cards.length);
  }
  const totals = pathsTotals(told);
  const speed = speedOf(totals.nodes, (performance.now() - began) / 1000);
  if (html !== undefined) writeText(html, pathsPage(game.book.ruleset.name, explored));
  if (totals.failures > 0 || totals.explored < totals.cards) io.code = 1;
  if (json) io.json({ ruleset: game.book.ruleset.name, cards: told, totals, ...speed });
  else for (const line of totalLines(totals, speed)) io.out(line);
}

const speedOf = (nodes: number, seconds: number): Speed => ({
  seconds: Math.round(seconds * 10) / 10,
  nodesPerSecond: Math.round(nodes / Math.max(seconds, 0.001)),
});

/** Writes a scenario of each failure. @returns their paths */
const filesOf = (found: CardPaths, folder: string): readonly string[] =>
  pathsReport(found).failures.map(({ scenario }, i) => {
    makeFolder(folder);
    const file = join(folder, `${found.card}-${i + 1}.yaml`);
    writeText(file, scenario);
    return file;
  });

function tell(report: Told, ruleset: string, io: Io): void {
  for (const line of cardLines(report)) io.out(line);
  for (const file of report.files) io.out(`  cardwright scenario ${file} --ruleset ${ruleset}`);
}

/** On a screen, how far it is. */
function tellProgress({ stderr }: Io, done: number, all: number): void {
  if (stderr.isTTY) stderr.write(done < all ? `\r${done} of ${all}` : `\r${' '.repeat(`${all} of ${all}`.length)}\r`);
}
