// What a user of TypeScript writes, against the declarations in the package. It is checked, and never run.
import {
  type Asked,
  type CardData,
  createMatch,
  type Decide,
  type Effect,
  EngineError,
  type LiveMatch,
  makeBook,
  type PublicEvent,
  type Rejected,
  type Ruleset,
  resumeMatch,
  type Save,
  type View,
} from 'cardwright';
import { duel, duelBook, duelDecks, SETS } from 'cardwright/duel';
import { type Exposed, type ExposeOptions, exposeMatch } from 'cardwright/inspector/server';
import { type Bot, decideBy, type Match, type Replay, start } from 'cardwright/search';
import { type Failure, MODES, type ParsedScenarios, parseScenarios, runScenario, table } from 'cardwright/testing';
import { formatProblem, loadBook, type Problem } from 'cardwright/tools';

const effect: Effect = { op: 'damage', to: { select: 'players', who: 'opponents' }, amount: 1 };
const card: CardData = { id: 'spark', name: 'Spark', types: ['spell'], stats: { cost: 0 }, play: { do: [effect] } };
export const rules: Ruleset = { ...duel, name: 'mine' };

// @ts-expect-error: no such op
export const unknown: Effect = { op: 'explode' };
// @ts-expect-error: what is damaged is missing
export const incomplete: Effect = { op: 'damage', amount: 1 };
// @ts-expect-error: a card has a name
export const nameless: CardData = { id: 'x', types: [] };

const first: Bot = (asked) => asked.fallback;
const later: Decide = async (asked: Asked, signal) => (signal.aborted ? asked.fallback : asked.random(() => 0));

export function play(seed: number): LiveMatch {
  const { raiders = [], keepers = [] } = duelDecks();
  return createMatch({
    book: makeBook(duel, [...SETS.flatMap((set) => set.cards), card]),
    seed,
    players: [
      { name: 'Ann', deck: raiders, clock: 30_000, decide: decideBy(first, 1) },
      { name: 'Bob', deck: keepers, decide: later },
    ],
    onFault: (error, player) => console.error(player ?? 'nobody', error instanceof EngineError),
  });
}

export function goOn(saved: Save): View | string {
  const resumed = resumeMatch({ book: duelBook(), save: saved });
  if (!resumed.ok) return resumed.message;
  const told: (PublicEvent | { readonly type: 'rewound' })[] = [];
  resumed.match.eventsFor('Ann').subscribe((event) => told.push(event));
  const [choice] = resumed.match.choices('Ann');
  const taken = choice && resumed.match.answer('Ann', choice.id, [0], { revision: resumed.match.revision });
  const refused: Rejected | undefined = taken && !taken.ok ? taken : undefined;
  return refused?.message ?? resumed.match.view('Ann');
}

export const decks = (): readonly string[] => Object.keys(duelDecks());
export const begin = (): Match => start(duelBook(), { seed: 1, players: [] }).match;
export const length = (replay: Replay): number => replay.moves.length;

export function check(yaml: string): readonly (Problem | Failure)[] {
  const loaded = loadBook(duel, SETS);
  if (!loaded.ok) console.log(loaded.problems.map(formatProblem).join('\n'));
  const parsed: ParsedScenarios = parseScenarios(yaml, 'mine.yaml');
  if (!parsed.ok) return parsed.problems;
  const entry = { ruleset: duel, cards: SETS.flatMap((set) => set.cards) };
  table(entry, { step: 'main', players: { ann: {}, bob: {} } }, { mode: MODES.live }).stop();
  return parsed.scenarios.flatMap((scenario) => runScenario(scenario, { duel: entry }).failures);
}

export async function shown(match: LiveMatch, setup: ExposeOptions['setup']): Promise<string> {
  const exposed: Exposed = await exposeMatch(match, {
    port: 0,
    sees: 'Ann',
    answers: true,
    ...(setup ? { setup } : {}),
  });
  await exposed.close();
  return `${exposed.address} ${exposed.token} ${exposed.url}`;
}
