import type { Position } from '../../effects/env.ts';
import type { View } from '../../effects/rules/views.ts';
import { cardId, playerId, type ZoneKey, zoneKey } from '../../effects/state/ids.ts';
import { eventsDiff, listDiff } from './diff.ts';
import type { SeenCard, SeenData } from './format.ts';
import { type Called, find, type Names, namesIn } from './names.ts';
import type { Offer } from './offer.ts';
import { HIDDEN } from './told.ts';
import type { Watch } from './watch.ts';

/** What is other than expected in what a viewer has been told and sees. */
export function seenDiff(
  names: Names,
  at: Position,
  watch: Watch,
  [viewer, look]: readonly [string, SeenData],
  ordered: boolean,
): string[] {
  const { events, some, unknown = [], shared = {} } = look;
  const view = watch.view(viewer, at);
  const zone = (key: ZoneKey, list: readonly SeenCard[]): string[] =>
    view ? listDiff(names.zone(key), cardsIn(view, key), expand(list), ordered) : [];
  const tables = names.players.flatMap((name, i) =>
    Object.entries((look[name] as SeenTable | undefined) ?? {}).flatMap(([of, list]) =>
      zone(zoneKey(of, playerId(i)), list),
    ),
  );
  const lines = [
    ...eventsDiff(events, some, watch.told(viewer)),
    ...tables,
    ...Object.entries(shared).flatMap(([of, list]) => zone(zoneKey(of), list)),
    ...unknown.flatMap((card) => named(at, watch, viewer, card)),
  ];
  return lines.map((line) => (line.startsWith(' ') ? line : `seen.${viewer}: ${line}`));
}

type SeenTable = Readonly<Record<string, readonly SeenCard[]>>;

function named(at: Position, watch: Watch, viewer: string, card: string): string[] {
  const words = [card, at.book.cards.get(cardId(card))?.data.name ?? card];
  const where = words.map((word) => watch.shown(viewer, word)).find((place) => place !== undefined);
  return where === undefined ? [] : [`unknown: ${card} was named to ${viewer}, first ${where}`];
}

const expand = (list: readonly SeenCard[]): string[] =>
  list.flatMap((given) => (typeof given === 'string' ? [given] : Array(given.count ?? 1).fill(given.card)));

/** The cards of a zone, as many as there are; of those whose face is not seen, and of those not listed, only that. */
function cardsIn(view: View, key: ZoneKey): Offer {
  const { count, objects } = view.zones[key] ?? { count: 0, objects: [] };
  const unlisted = Array<string>(count - objects.length).fill(HIDDEN);
  const list = [...unlisted, ...objects.map((o) => o.card ?? HIDDEN)].map(
    (leaf): Called => ({ key: leaf, leaf, n: 1 }),
  );
  return { names: namesIn(list), find: (name, used) => find(list, name, used) };
}
