import { seatName } from '../seats.ts';
import type { Outcome } from './play-out.ts';

/** All games, for programs. */
export interface Summary {
  readonly games: number;
  readonly unfinished: number;
  readonly errors: number;
  readonly results: readonly Outcome[];
}

export const summaryOf = (results: readonly Outcome[]): Summary => ({
  games: results.length,
  unfinished: results.filter(({ unfinished }) => unfinished).length,
  errors: results.filter(({ error }) => error !== undefined).length,
  results,
});

/** All games, for people. */
export function summaryLines({ games, unfinished, errors, results }: Summary): readonly string[] {
  const ended = results.filter(({ winners }) => winners);
  const draws = ended.filter(({ winners }) => winners?.length === 0).length;
  const bots = new Set(results.flatMap((result) => result.bots));
  return [
    `${games} games: ${ended.length} ended (${draws} drawn), ${unfinished} unfinished, ${errors} with an error`,
    ...tableLines('seat', ended, (_, seat) => seatName(seat)),
    ...tableLines('deck', ended, ({ decks }, seat) => decks[seat] ?? ''),
    ...(bots.size > 1 ? tableLines('bot', ended, (outcome, seat) => outcome.bots[seat] ?? '') : []),
    ...lengthLines(ended),
    ...errorLines(results),
  ];
}

/** How often what sat at a seat has won: the seat itself, its deck, its bot. */
function tableLines(
  title: string,
  ended: readonly Outcome[],
  nameOf: (outcome: Outcome, seat: number) => string,
): readonly string[] {
  const counts = new Map<string, { played: number; won: number }>();
  for (const outcome of ended)
    for (const seat of outcome.decks.keys()) {
      const name = nameOf(outcome, seat);
      const count = counts.get(name) ?? { played: 0, won: 0 };
      count.played += 1;
      if (outcome.winners?.includes(seatName(seat))) count.won += 1;
      counts.set(name, count);
    }
  const rows = [...counts].map(([name, { played, won }]) => [
    name,
    `${played}`,
    `${won}`,
    `${((100 * won) / played).toFixed(1)}%`,
  ]);
  return rows.length === 0 ? [] : ['', ...columns([[title, 'played', 'won', ''], ...rows])];
}

/** Rows with their columns below each other: words to the left, numbers to the right. */
function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

function lengthLines(ended: readonly Outcome[]): readonly string[] {
  if (ended.length === 0) return [];
  const range = (numbers: readonly number[]): string => {
    const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
    return `${Math.min(...numbers)} to ${Math.max(...numbers)}, ${mean.toFixed(1)} on average`;
  };
  return [
    '',
    `turns: ${range(ended.map(({ turns = 0 }) => turns))}`,
    `answers: ${range(ended.map(({ answers = 0 }) => answers))}`,
  ];
}

/** Each error once, with the first seed that it came with. */
function errorLines(results: readonly Outcome[]): readonly string[] {
  const first = new Map<string, number>();
  for (const { seed, error } of results) if (error !== undefined && !first.has(error)) first.set(error, seed);
  return first.size === 0
    ? []
    : ['', ...[...first].map(([error, seed]) => `error, first with the seed ${seed}: ${error}`)];
}
