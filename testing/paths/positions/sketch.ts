import type { CardData } from '../../../effects/card-data.ts';
import type { ScriptedDraw } from '../../../effects/state/random.ts';
import type { Draw } from '../../invariants/invariant.ts';
import type { SeatData, SetupData, StepData } from '../../scenario/format.ts';
import { chance, oneOf } from './draws.ts';
import { withCause, withoutCause } from './prompt.ts';
import { seatFor } from './seats.ts';
import type { Stock } from './stock.ts';

/** What is done where a window is open and nothing is pending: an action with the card, any, or one that does nothing. */
export type Doing = 'card' | 'any' | 'pass';

/** A position for a card, as a scenario has it, with what is to be done in it. */
export interface Sketch {
  readonly setup: SetupData;
  /** Cards of its own: one that brings an event about when the match begins. */
  readonly cards: readonly CardData[];
  readonly seed: number;
  readonly draws?: readonly ScriptedDraw[];
  /** What is done first, in steps as a scenario has them. */
  readonly lead?: readonly StepData[];
  /** What is done then, one action after the other; nothing where what is pending is answered. */
  readonly doing: readonly Doing[];
}

/** The names of who plays; the card is the first one's, or lies with the second. */
const NAMES = ['ann', 'bob', 'cid', 'dot'] as const;

/** A position at random, in which the card can probably be played, used or set off. */
export function sketch(stock: Stock, reach: Reach, draw: Draw): Sketch {
  const { min, max } = stock.ruleset.players;
  const seats = Math.min(max, Math.max(min, chance(85, draw) ? 2 : 3), NAMES.length);
  const names = NAMES.slice(0, seats);
  const holder = chance(80, draw) ? 0 : draw(seats);
  const players = Object.fromEntries(
    names.map((name, seat) => [name, seatFor(stock, seat === holder ? 'holds' : 'other', draw)]),
  );
  const started: SetupData = {
    players,
    step: stepFor(stock, draw),
    active: names[chance(80, draw) ? 0 : draw(seats)] ?? 'ann',
  };
  const setup = chance(70, draw) ? { ...started, turn: 2 } : started;
  const base: Sketch = { setup, cards: [], seed: 1 + draw(1000), doing: doingFor(reach, draw) };
  return withCause(base, stock, draw);
}

/** The same position with one thing another. */
export function changed(of: Sketch, stock: Stock, reach: Reach, draw: Draw): Sketch {
  const other = sketch(stock, reach, draw);
  const name = oneOf(Object.keys(of.setup.players), draw);
  const seat = of.setup.players[name] ?? {};
  const fresh = other.setup.players[name] ?? other.setup.players['ann'] ?? {};
  const part = oneOf([...Object.keys(fresh), ...Object.keys(seat)], draw);
  const withSeat = (now: SeatData): Sketch => ({
    ...of,
    setup: { ...of.setup, players: { ...of.setup.players, [name]: now } },
  });
  switch (draw(6)) {
    case 0:
      return { ...of, doing: other.doing };
    case 1:
      return { ...of, seed: other.seed };
    case 2:
      return withCause({ ...of, cards: [], setup: withoutCause(of.setup) }, stock, draw);
    case 3:
      return {
        ...of,
        setup: {
          ...of.setup,
          ...(other.setup.active && { active: of.setup.players[other.setup.active] ? other.setup.active : name }),
        },
      };
    default:
      return withSeat({ ...seat, [part]: fresh[part] ?? [] });
  }
}

/** One action, mostly with the card; where that shows not enough, more than one, and turns that pass. */
const doingFor = (reach: Reach, draw: Draw): readonly Doing[] =>
  oneOf(reach === 'far' && chance(50, draw) ? LONG : SHORT, draw);

/** How much may be done in a position. */
export type Reach = 'near' | 'far';

const SHORT: readonly (readonly Doing[])[] = [['card'], ['card'], ['card'], ['card'], ['any'], ['pass'], []];
const LONG: readonly (readonly Doing[])[] = [
  ['card', 'any'],
  ['any', 'card'],
  ['any', 'any'],
  ['any', 'any', 'card'],
  ['card', 'pass', 'pass'],
  ['card', 'pass', 'any'],
];

/** The step to begin with: one with a window, or one that the card speaks of. */
function stepFor({ ruleset, speaksOf }: Stock, draw: Draw): string {
  const open = ruleset.phases.filter((row) => row.window);
  const spoken = ruleset.phases.filter((row) => speaksOf(row.step));
  const rows = chance(70, draw) || spoken.length === 0 ? open : spoken;
  return oneOf(rows.length > 0 ? rows : ruleset.phases, draw).step;
}
