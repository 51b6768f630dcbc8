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
import { commandLine, gameOptions, type Named, writeScenario } from './again.ts';
import { openGame } from './game/game.ts';
import { shippedNames } from './game/source.ts';
import type { Io } from './io.ts';
import { several, withExamples } from './options.ts';
import { checkWritable, writeText } from './output.ts';
import { chosenCards, scenariosOf, setFiles } from './paths/choosing.ts';
import { cardLines, type Speed, type Told, totalLines } from './paths/lines.ts';

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
    .option(
      '--set <set>',
      'only its cards: a set of the game, or a file whose cards are added to it; may be given several times',
      several,
    )
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

async function paths({ ruleset, set = [], card = [], out, html, json }: Options, io: Io): Promise<void> {
  const files = setFiles(set);
  const game = await openGame(ruleset, files);
  const cards = chosenCards(game, set, card);
  if (html !== undefined) checkWritable(html);
  const entry: RegistryEntry = { ruleset: game.book.ruleset, cards: game.cards };
  const explored: CardPaths[] = [];
  const told: Told[] = [];
  const began = performance.now();
  for (const found of choicePaths(entry, { cards, scenarios: scenariosOf(game, io.err) })) {
    const report = written(pathsReport(found), out, { ruleset, set: files });
    told.push(report);
    if (html !== undefined) explored.push(found);
    if (!json) for (const line of cardLines(report)) io.out(line);
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

/** The report with each failure written into a file; one that no scenario shows is shown by the card's paths. */
const written = (report: CardReport, folder: string, game: Named): Told => ({
  ...report,
  failures: report.failures.map(({ message, scenario, reproduces }, i) => {
    const { file, command } = writeScenario(folder, `${report.card}-${i + 1}.yaml`, scenario, game);
    const again = commandLine('paths', ...gameOptions(game), '--card', report.card);
    return { message, file, command: reproduces ? command : again };
  }),
});

/** On a screen, how far it is. */
function tellProgress({ stderr }: Io, done: number, all: number): void {
  if (stderr.isTTY) stderr.write(done < all ? `\r${done} of ${all}` : `\r${' '.repeat(`${all} of ${all}`.length)}\r`);
}
