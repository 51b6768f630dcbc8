import { seeded } from '../../effects/rules/seeded.ts';
import type { MatchSetup } from '../../effects/state/begin.ts';
import { Chronicle } from '../../inspector/host/chronicle.ts';
import { createMatch } from '../../machines/begin.ts';
import { decideBy } from '../../search/index.ts';
import { botsFor, type NamedBot } from '../bots.ts';
import { UserError } from '../errors.ts';
import { type Game, openGame } from '../game/game.ts';
import { SHIPPED } from '../game/source.ts';
import type { Io } from '../io.ts';
import { decksFor, seatName, seatsOf } from '../seats.ts';
import type { GameNamed } from './paths.worker.ts';
import { type Shown, showMatch } from './shown.ts';

/** With which match the page begins; what is left out it chooses itself. */
export interface OwnOptions {
  readonly ruleset?: string;
  readonly set?: readonly string[];
  readonly seed?: number;
  readonly deck?: readonly string[];
  readonly bots?: string;
}

/** A person's seat, among the names of bots. */
const PERSON = '-';

/** A new match: the page plays it itself if it has all that it takes; else it is played here. */
export async function ownMatch(options: OwnOptions, io: Io): Promise<Shown> {
  const { ruleset, set = [], seed, deck = [], bots } = options;
  const named = { name: ruleset ?? 'duel', sets: set };
  const game = await openGame(named.name, named.sets);
  const seats = seatsOf(game.book.ruleset, undefined);
  const seated = bots === undefined ? null : seatedBy(bots, seats);
  const decks = decksFor(game, seats, deck);
  const known = set.length === 0 && Object.hasOwn(SHIPPED, game.name) && deck.every((name) => game.decks.has(name));
  if (!known) return playedHere(game, { named, seats, seed: seed ?? 1, decks, seated }, io);
  const own: Readonly<Record<string, string | undefined>> = {
    ruleset,
    seed: seed?.toString(),
    decks: deck.length > 0 ? decks.map(({ name }) => name).join(',') : undefined,
    bots: seated?.map((bot) => bot?.name ?? PERSON).join(','),
  };
  const hash = Object.fromEntries(
    Object.entries(own).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  return { hash, close: async () => {} };
}

type Seated = readonly (NamedBot | null)[];

/** Who sits where: one name for all seats, or one for each. */
function seatedBy(text: string, seats: number): Seated {
  const names = text.split(',').map((name) => name.trim());
  if (names.length !== 1 && names.length !== seats)
    throw new UserError(
      `--bots takes one name, or ${seats} with commas between, "${PERSON}" for a person, not "${text}"`,
    );
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat % names.length] ?? PERSON;
    return name === PERSON ? null : (botsFor(1, name)[0] ?? null);
  });
}

interface Plan {
  readonly named: GameNamed;
  readonly seats: number;
  readonly seed: number;
  readonly decks: ReturnType<typeof decksFor>;
  readonly seated: Seated | null;
}

/** A match of a game that the page does not have. */
function playedHere({ book }: Game, { named, seats, seed, decks, seated }: Plan, io: Io): Promise<Shown> {
  const draw = seeded(seed);
  const others = botsFor(1, 'greedy')[0] ?? null;
  const players = Array.from({ length: seats }, (_, seat) => {
    const decided = draw(2 ** 31);
    const bot = seated ? (seated[seat] ?? null) : seat === 0 ? null : others;
    const decide = bot ? { decide: decideBy(bot.bot, decided) } : {};
    return { name: seatName(seat), deck: decks[seat]?.cards ?? [], ...decide };
  });
  const setup: MatchSetup = { seed, players: players.map(({ name, deck }) => ({ name, deck })) };
  const onFault = (error: unknown): void =>
    io.err(`cardwright: ${error instanceof Error ? error.message : String(error)}`);
  const match = createMatch({ book, seed, players, onFault });
  return showMatch(new Chronicle(match), { game: named, setup });
}
