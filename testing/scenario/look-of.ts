/** What a match looks like, in the words in which a scenario expects it. */
import { effective } from '../../effects/effective/derive.ts';
import type { Position } from '../../effects/env.ts';
import { unresolved } from '../../effects/flow/scope.ts';
import { objectFact, playerFact } from '../../effects/state/facts.ts';
import { type PlayerId, playerId, type ZoneKey, zoneKey, zonePlayer } from '../../effects/state/ids.ts';
import { zoneOf } from '../../effects/state/objects.ts';
import type { GameObject } from '../../effects/state/state.ts';
import { askedOf, describe } from './asked.ts';
import type { ChoiceLook, LookData, ShownData, TableLook } from './format.ts';
import type { Names } from './names.ts';
import { offerOf } from './offer.ts';
import { keywordLines } from './zones.ts';

/** A longer list says nothing to a reader: of all cards that could be named, say. */
const MOST_OFFERED = 40;

/** How much of it is told: `told`: what is worth reading; `order`: all but decks, in its order; `all`: decks, too, in any. */
export type Wholeness = 'told' | 'order' | 'all';

/** How a match stands: what is asked, whose turn it is, all that lies on the table and in hands. */
export function lookOf(names: Names, at: Position, how: Wholeness = 'told'): LookData {
  const whole = how !== 'told';
  const { state, book } = at;
  const { zones, deckZone } = book.ruleset;
  const shown = Object.entries(zones).filter(([name]) => how === 'all' || name !== deckZone);
  const own = shown.filter(([, { of }]) => of === 'player').map(([name]) => name);
  const common = shown.filter(([, { of }]) => of === 'match').map(([name]) => name);
  const cards = (key: ZoneKey): readonly (string | ShownData)[] =>
    zoneOf(at, key).flatMap((id) => {
      const object = state.objects[id];
      return object ? [cardLook(names, at, object, whole)] : [];
    });
  const filled = (list: readonly string[], player?: PlayerId) =>
    Object.fromEntries(
      list.flatMap((zone) => {
        const there = cards(player === undefined ? zoneKey(zone) : zoneKey(zone, player));
        return there.length > 0 || whole ? [[zone, there]] : [];
      }),
    );
  const table = (player: PlayerId): TableLook => {
    const { out } = state.players[player] ?? {};
    const facts = Object.keys(book.ruleset.facts.player).map((fact) => [fact, playerFact(at, player, fact)] as const);
    return {
      ...(facts.length > 0 ? { facts: Object.fromEntries(facts) } : {}),
      ...(out === undefined ? {} : { out }),
      ...filled(own, player),
    };
  };
  const shared = filled(common);
  const { result } = state;
  return {
    ...(how === 'order' ? { ordered: true } : {}),
    ...choiceLook(names, at, whole),
    ...pendingLook(names, at, whole),
    // Before the first turn there is none.
    ...(state.turn.step === '' ? {} : { step: state.turn.step }),
    active: names.player(state.turn.active),
    turn: state.turn.number,
    ...(result
      ? { result: { winners: result.winners.map((seat) => names.player(seat)), reason: result.reason } }
      : whole
        ? { result: 'none' }
        : {}),
    ...Object.fromEntries(names.players.map((name, i) => [name, table(playerId(i))])),
    ...(Object.keys(shared).length > 0 ? { shared } : {}),
  };
}

function choiceLook(names: Names, at: Position, whole: boolean): ChoiceLook {
  const asked = askedOf(at);
  if (!asked) return { choice: 'none' };
  const { candidates, ...look } = describe(names, at, asked);
  return candidates && (whole || candidates.length <= MOST_OFFERED) ? { ...look, candidates } : look;
}

function pendingLook(names: Names, at: Position, whole: boolean): Pick<LookData, 'pending'> {
  const refs = unresolved(at)
    .toReversed()
    .map(({ source }) => source ?? ({ kind: 'word', word: 'rules' } as const));
  return refs.length > 0 || whole ? { pending: offerOf(names, at, refs).names } : {};
}

/** A card with what is other on it than by itself. */
function cardLook(names: Names, at: Position, object: GameObject, whole: boolean): string | ShownData {
  const { card, cell, owner, token, faceDown, attachedTo, zone } = object;
  const facts = Object.fromEntries(
    Object.keys(at.book.ruleset.facts.object).flatMap((name) =>
      whole || object.facts[name] !== undefined ? [[name, objectFact(at, object.id, name)]] : [],
    ),
  );
  const printed = at.book.cards.get(card)?.data;
  const now = effective(at, object);
  const stats = Object.entries(now.stats).filter(([name, value]) => whole || printed?.stats?.[name] !== value);
  const keywords = keywordLines(now.keywords);
  const usual = keywordLines(printed?.keywords ?? {});
  const types = [...now.types].sort();
  const look: ShownData = {
    card,
    ...(Object.keys(facts).length > 0 ? { facts } : {}),
    ...(stats.length > 0 ? { stats: Object.fromEntries(stats) } : {}),
    ...(whole || keywords.join() !== usual.join() ? { keywords } : {}),
    ...(whole || types.join() !== [...(printed?.types ?? [])].sort().join() ? { types } : {}),
    ...(cell === undefined ? {} : { cell }),
    ...(whole || zonePlayer(zone) !== owner ? { owner: names.player(owner) } : {}),
    ...(token ? { token } : {}),
    ...(faceDown ? { faceDown } : {}),
    ...(attachedTo ? { attachedTo: names.full(at, attachedTo) } : {}),
  };
  return Object.keys(look).length > 1 ? look : card;
}
