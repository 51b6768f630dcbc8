import type { CardData } from '../../../effects/card-data.ts';
import type { Ability, Effect, Trigger } from '../../../effects/language.ts';
import type { Draw } from '../../invariants/invariant.ts';
import type { EntryData, SetupData } from '../../scenario/format.ts';
import { causesOf, disturbance } from './causes.ts';
import { chance, oneOf, several } from './draws.ts';
import type { Sketch } from './sketch.ts';
import type { Stock } from './stock.ts';

/** The id of the card that brings an event about. */
const CAUSE = 'cause';

/** With a card that brings about, at the beginning, what one of the card's abilities waits for. */
export function withCause(of: Sketch, stock: Stock, draw: Draw): Sketch {
  const triggers = abilitiesOf(stock).flatMap(triggerOf);
  if (triggers.length === 0 || chance(35, draw)) return of;
  const caused = several(1 + draw(2), () => causesOf(oneOf(triggers, draw), stock, draw)).flat();
  const effects = chance(30, draw) ? [...caused, disturbance(stock, draw)] : caused;
  const seat = oneOf(Object.keys(of.setup.players), draw);
  return effects.length === 0 ? of : prompted(of, stock, effects, seat);
}

/** The abilities of the card, and those that its keywords bring. */
const abilitiesOf = ({ card, ruleset }: Stock): readonly Ability[] => [
  ...(card.abilities ?? []),
  ...Object.keys(card.keywords ?? {}).flatMap((name) => ruleset.keywords[name]?.abilities ?? []),
];

const triggerOf = (ability: Ability): readonly Trigger[] =>
  'on' in ability ? [ability.on] : 'instead' in ability ? [ability.instead.of] : [];

/** The card that does it lies where nothing else looks, in a zone in which cards of its type hear. */
function prompted(of: Sketch, { ruleset, zones }: Stock, effects: readonly Effect[], seat: string): Sketch {
  const places = Object.entries(ruleset.types).flatMap(([type, { listens }]) =>
    listens.map((zone) => ({ type, zone })),
  );
  const quiet = places.filter(({ zone }) => !zones.play.includes(zone));
  const where = (quiet.length > 0 ? quiet : places)[0];
  const { step } = of.setup;
  if (!where || step === undefined) return of;
  const { type, zone } = where;
  const stats = Object.fromEntries(Object.keys(ruleset.stats).map((stat) => [stat, 9]));
  const card: CardData = {
    id: CAUSE,
    name: 'Cause',
    types: [type],
    stats,
    abilities: [{ on: { on: 'began', step, whose: 'all' }, limit: { per: 'match', times: 1 }, do: effects }],
  };
  const { players, shared = {} } = of.setup;
  const own = players[seat] ?? {};
  const setup = zones.shared.includes(zone)
    ? { ...of.setup, shared: { ...shared, [zone]: [...(shared[zone] ?? []), CAUSE] } }
    : {
        ...of.setup,
        players: { ...players, [seat]: { ...own, [zone]: [...((own[zone] ?? []) as EntryData[]), CAUSE] } },
      };
  return { ...of, cards: [card], setup };
}

export function withoutCause(setup: SetupData): SetupData {
  const rid = (list: unknown): unknown => (Array.isArray(list) ? list.filter((entry) => entry !== CAUSE) : list);
  const all = <T extends object>(table: T): T =>
    Object.fromEntries(Object.entries(table).map(([key, list]) => [key, rid(list)])) as T;
  return {
    ...setup,
    players: Object.fromEntries(Object.entries(setup.players).map(([name, seat]) => [name, all(seat)])),
    ...(setup.shared ? { shared: all(setup.shared) } : {}),
  };
}
