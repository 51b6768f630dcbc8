import { GAMES, gameNamed } from './games.ts';
import { BOTS, type MatchPlan, type SeatPlan } from './local-match.ts';

/** What an address asks for; what is odd about it is told and left out. */
export interface Address {
  /** `null`: it names no match. */
  readonly plan: MatchPlan | null;
  /** The step to look at. */
  readonly step: number | null;
  readonly odd: readonly Odd[];
}

/** A part of an address that makes no sense, with what it could be. */
export interface Odd {
  readonly key: string;
  readonly value: string;
  readonly known: readonly string[];
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
const KEYS = ['ruleset', 'seed', 'decks', 'bots', 'names'] as const;
/** Nobody can be called this in a match that is looked at. */
const RESERVED: readonly string[] = ['everything', 'spectator'];
const LONGEST = 40;
const PERSON = '-';
export const MOST_SEED = 999_999_999;

export const randomSeed = (): number => 1 + Math.floor(Math.random() * MOST_SEED);

export const isSeed = (seed: number): boolean => Number.isSafeInteger(seed) && seed >= 0 && seed <= MOST_SEED;

/** Names that players of one match can have. */
export const areNames = (names: readonly string[]): boolean =>
  new Set(names).size === names.length &&
  names.every((name) => name.trim() === name && name !== '' && name.length <= LONGEST && !RESERVED.includes(name));

/** A match of a game as it is offered first: one person, against bots. */
export function usualPlan(game: string, seed: number): MatchPlan | null {
  const known = gameNamed(game);
  if (!known) return null;
  const decks = Object.keys(known.decks());
  const { min } = known.book().ruleset.players;
  const seats = Array.from({ length: min }, (_, seat) => usualSeat(seat, decks));
  return { game, seed, seats };
}

export const usualSeat = (seat: number, decks: readonly string[]): SeatPlan => ({
  name: NAMES[seat] ?? `Player ${seat + 1}`,
  // From the last one on: so the first match is of decks that are easy to follow.
  deck: decks.at(-1 - (seat % Math.max(1, decks.length))) ?? '',
  bot: seat === 0 ? null : 'greedy',
});

/** Reads what is behind the # of an address: anything at all. */
export function readAddress(hash: string): Address {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const odd: Odd[] = [];
  const numbered = (key: string, most: number): number | null => {
    const value = params.get(key);
    if (value === null) return null;
    if (/^\d{1,9}$/.test(value) && Number(value) <= most) return Number(value);
    odd.push({ key, value, known: [`0–${most}`] });
    return null;
  };
  const step = numbered('step', MOST_SEED);
  if (!KEYS.some((key) => params.has(key))) return { plan: null, step, odd };
  const asked = params.get('ruleset');
  const games = GAMES.map(({ name }) => name);
  if (asked !== null && !games.includes(asked)) odd.push({ key: 'ruleset', value: asked, known: games });
  const game = asked !== null && games.includes(asked) ? asked : (games[0] ?? '');
  const usual = usualPlan(game, numbered('seed', MOST_SEED) ?? randomSeed());
  return { plan: usual && { ...usual, seats: seatsIn(params, usual, odd) }, step, odd };
}

function seatsIn(params: URLSearchParams, { game, seats }: MatchPlan, odd: Odd[]): readonly SeatPlan[] {
  const known = gameNamed(game);
  if (!known) return seats;
  const decks = Object.keys(known.decks());
  const { max } = known.book().ruleset.players;
  const lists = { decks: listIn(params, 'decks'), bots: listIn(params, 'bots'), names: listIn(params, 'names') };
  const wanted = Math.max(seats.length, ...Object.values(lists).map((list) => list.length));
  if (wanted > max) odd.push({ key: 'decks', value: `${wanted}`, known: [`≤ ${max}`] });
  const one = (key: 'decks' | 'bots', seat: number, words: readonly string[]): string | null => {
    const value = lists[key][seat];
    if (value === undefined || value === '') return null;
    if (words.includes(value)) return value;
    odd.push({ key, value, known: words });
    return null;
  };
  const found = Array.from({ length: Math.min(wanted, max) }, (_, seat): SeatPlan => {
    const usual = usualSeat(seat, decks);
    const bot = one('bots', seat, [PERSON, ...Object.keys(BOTS)]);
    return {
      name: lists.names[seat] || usual.name,
      deck: one('decks', seat, decks) ?? usual.deck,
      bot: bot === null ? usual.bot : bot === PERSON ? null : bot,
    };
  });
  if (areNames(found.map(({ name }) => name))) return found;
  odd.push({ key: 'names', value: params.get('names') ?? '', known: [] });
  return found.map((seat, at) => ({ ...seat, name: usualSeat(at, decks).name }));
}

const listIn = (params: URLSearchParams, key: string): readonly string[] => params.get(key)?.split(',') ?? [];

/** The address that begins a match anew; empty for none. Names that are the usual ones are left out. */
export function addressOf(plan: MatchPlan | null): string {
  if (!plan) return '';
  const { game, seed, seats } = plan;
  const list = (of: (seat: SeatPlan) => string): string => seats.map(of).map(encodeURIComponent).join(',');
  const own =
    seats.some(({ name }, seat) => name !== usualSeat(seat, []).name) && seats.every(({ name }) => !name.includes(','));
  return [
    `#ruleset=${encodeURIComponent(game)}&seed=${seed}`,
    `decks=${list(({ deck }) => deck)}`,
    `bots=${list(({ bot }) => bot ?? PERSON)}`,
    ...(own ? [`names=${list(({ name }) => name)}`] : []),
  ].join('&');
}
