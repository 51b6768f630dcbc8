import { openRequests } from '../../effects/rules/open-requests.ts';
import { knowsSource } from '../../effects/rules/sight.ts';
import {
  askedOf,
  type Book,
  type CardId,
  cardId,
  cardWords,
  explain,
  fromHandle,
  type LiveMatch,
  optionWords,
  type Position,
  playerId,
  requestWords,
  type View,
  type Viewer,
  viewOf,
} from '../../index.ts';
import type { AskedRecord, CardFace, Scene, ViewerName } from '../protocol/messages.ts';
import { countOf } from './count.ts';

export interface Looking {
  readonly at: Position;
  readonly step: number;
  readonly name: ViewerName;
  readonly viewer: Viewer;
  readonly live: boolean;
}

/** All that one viewer sees at one step. */
export function sceneOf(match: LiveMatch, { at, step, name, viewer, live }: Looking): Scene {
  const view = viewOf(at, viewer);
  const asked = askedFor(match, at, viewer);
  return { step, viewer: name, live, view, asked, cards: cardsIn(at, view, asked), marks: marksIn(at, view, viewer) };
}

/** What can be answered by who looks on: a player answers for himself, who sees everything for all. */
function askedFor(match: LiveMatch, at: Position, viewer: Viewer): readonly AskedRecord[] {
  if (viewer === 'spectator') return [];
  const seats = viewer === 'everything' ? match.players.map((_, seat) => seat) : [viewer];
  const open = openRequests(at);
  return seats.flatMap((seat) =>
    askedOf(at, playerId(seat)).flatMap(({ choice }): AskedRecord[] => {
      const { request } = choice;
      const whole = open.find((one) => one.choice.id === choice.id && one.request.player === seat);
      if (!request || !whole) return [];
      return [
        {
          player: seat,
          choice: { ...choice, request },
          words: requestWords(whole.request),
          options: optionWords(choice, match.players),
          count: countOf(at, whole),
        },
      ];
    }),
  );
}

/** The faces of all cards that are named anywhere. */
function cardsIn({ book }: Position, view: View, asked: readonly AskedRecord[]): Readonly<Record<string, CardFace>> {
  const ids = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { card } = value as { readonly card?: unknown };
    if (typeof card === 'string') ids.add(card);
    for (const part of Object.values(value)) look(part);
  };
  look(view);
  look(asked.map(({ choice }) => choice));
  const faces: Record<string, CardFace> = {};
  for (const id of [...ids].sort()) {
    const face = faceOf(book, cardId(id));
    if (face) faces[id] = face;
  }
  return faces;
}

const faces = new WeakMap<Book, Map<string, CardFace>>();

/** A card as it is printed. Its words are made once for each book, and not for each scene. */
function faceOf(book: Book, id: CardId): CardFace | null {
  const known = faces.get(book) ?? new Map<string, CardFace>();
  faces.set(book, known);
  const old = known.get(id);
  const data = book.cards.get(id)?.data;
  if (old || !data) return old ?? null;
  const { name, types, stats = {}, keywords = {} } = data;
  const face = { name, types, stats, keywords, words: cardWords(book, data) };
  known.set(id, face);
  return face;
}

/** What has changed the cards that are seen, besides what is printed on them. */
function marksIn(at: Position, view: View, viewer: Viewer): Scene['marks'] {
  const marks: Record<string, Scene['marks'][string]> = {};
  for (const { objects } of Object.values(view.zones))
    for (const { object, card } of objects) {
      const ref = card === undefined ? null : fromHandle(at, object);
      const told = ref && explain(at, ref, (source) => knowsSource(at, source, viewer));
      const lines = told?.lines.filter(({ from }) => from !== 'printed') ?? [];
      if (lines.length > 0) marks[object] = lines.map(({ what, from }) => ({ what, from }));
    }
  return marks;
}
