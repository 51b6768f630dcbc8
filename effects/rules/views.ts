import type { Book } from '../book.ts';
import { type Choice, openPlaceOf, type Request, type ShownRequest } from '../choices/choice.ts';
import { redactRequest } from '../choices/shapes.ts';
import { effective } from '../effective/derive.ts';
import { printedOf } from '../effective/printed.ts';
import type { Position } from '../env.ts';
import type { GameEvent, SeenRef, Viewer } from '../events/event.ts';
import { answered } from '../flow/asking.ts';
import type { Frame, WaitingTrigger } from '../flow/frame.ts';
import type { FactDecl } from '../ruleset.ts';
import { type PlayerId, playerId, type ZoneKey } from '../state/ids.ts';
import { controllerOf, liveObject, refOf, zoneDecl } from '../state/objects.ts';
import type { ObjectRef, Ref } from '../state/refs.ts';
import type { Facts, GameObject, MatchState, TurnState } from '../state/state.ts';
import { choiceAsSeen, playAsking } from './seen-choice.ts';
import { handleOf, knowsFace, seesFace, sightOf } from './sight.ts';
import { type TriggerView, triggersAsked } from './trigger-view.ts';

/** All that one viewer may know: built up from what he sees, never by blanking. Plain JSON. */
export interface View {
  readonly viewer: Viewer;
  readonly turn: TurnView;
  readonly players: readonly PlayerView[];
  readonly zones: Readonly<Record<string, ZoneView>>;
  /** Effects that wait or resolve, the topmost last. */
  readonly pending: readonly PendingView[];
  readonly choices: readonly ChoiceView[];
  readonly result: { readonly winners: readonly number[]; readonly reason: string } | null;
}

/** Where the turn is, and what has been put in that is still to come. */
export interface TurnView {
  readonly number: number;
  readonly active: number;
  readonly step: string;
  /** Who has extra turns after this one, the next one first; left out where nobody has. */
  readonly extraTurns?: readonly number[];
  /** Steps that are put in before this turn goes on, in their order; left out where there are none. */
  readonly extraSteps?: readonly string[];
}

/** A player, as everyone sees him. */
export interface PlayerView {
  readonly name: string;
  readonly facts: Readonly<Record<string, number>>;
  readonly out?: string;
}

/** A zone: how many there are, and what is seen of them. */
export interface ZoneView {
  readonly count: number;
  /** In the zone's order, the top last; of a zone that nobody looks into only what is shown of it. */
  readonly objects: readonly ObjectView[];
}

/** An object: its handle, and all the rest only where its face is seen. */
export interface ObjectView {
  readonly object: string;
  readonly card?: string;
  readonly name?: string;
  readonly types?: readonly string[];
  readonly tags?: readonly string[];
  readonly stats?: Readonly<Record<string, number>>;
  readonly keywords?: Readonly<Record<string, number>>;
  readonly facts?: Readonly<Record<string, number>>;
  readonly owner?: number;
  readonly controller?: number;
  readonly cell?: string;
  readonly attachedTo?: string;
  /** What it has noted, by name. */
  readonly memory?: Readonly<Record<string, readonly SeenRef[]>>;
  readonly token?: true;
  readonly faceDown?: true;
}

/** An effect that waits or resolves. */
export interface PendingView {
  readonly effect: number;
  readonly kind: Frame['kind'];
  readonly waits: boolean;
  readonly controller: number;
  readonly source?: SeenRef;
  readonly targets?: readonly SeenRef[];
}

/** A request as the one who is asked sees it: as it is, with seen references in place of references. */
export type SeenRequest = ShownRequest<SeenRef> & {
  /** Beside what stands for them: the triggers to be put in order. */
  readonly triggers?: readonly TriggerView[];
};

/** An open choice. Who is not asked sees only that others are, and for what. */
export interface ChoiceView {
  readonly id: string;
  readonly purpose: string;
  readonly source?: SeenRef;
  /** Players who have still to answer. */
  readonly asks: readonly number[];
  /** What the viewer is asked; not before it is his turn to answer. */
  readonly request?: SeenRequest;
  /** What players before him have chosen, where they choose in turn. */
  readonly answers?: readonly { readonly player: number; readonly chosen: readonly SeenRef[] }[];
  /** The viewer may take back what he has picked so far. */
  readonly cancel?: true;
}

function factsView(
  decls: Readonly<Record<string, FactDecl>>,
  facts: Facts,
  own: boolean,
): Readonly<Record<string, number>> {
  const shown: Record<string, number> = {};
  for (const [name, decl] of Object.entries(decls)) {
    const value = facts[name] ?? decl.initial ?? 0;
    if (own || !decl.hidden) shown[name] = value;
  }
  return shown;
}

function objectView(at: Position, object: GameObject, viewer: Viewer): ObjectView {
  const ref = refOf(object);
  const handle = handleOf(ref);
  const place = {
    ...(object.cell === undefined ? {} : { cell: object.cell }),
    ...(object.faceDown ? { faceDown: true as const } : {}),
  };
  if (!seesFace(at, ref, viewer)) return { object: handle, ...place };
  // Who may look under a face-down object sees the card; to the rules it is blank.
  const card = object.faceDown ? printedOf(at.book, object) : effective(at, object);
  const controller = controllerOf(object);
  return {
    object: handle,
    ...place,
    card: card.card,
    name: card.name,
    types: card.types,
    tags: card.tags,
    stats: card.stats,
    keywords: card.keywords,
    facts: factsView(at.book.ruleset.facts.object, object.facts, viewer === controller || viewer === 'everything'),
    owner: object.owner,
    controller,
    ...(object.attachedTo ? { attachedTo: handleOf(object.attachedTo) } : {}),
    ...(object.memory ? { memory: memoryView(at, object.memory, viewer) } : {}),
    ...(object.token ? { token: true } : {}),
  };
}

function memoryView(
  at: Position,
  memory: NonNullable<GameObject['memory']>,
  viewer: Viewer,
): NonNullable<ObjectView['memory']> {
  const sight = sightOf(at, viewer);
  return Object.fromEntries(
    Object.entries(memory).map(([under, refs]) => [under, refs.map((ref) => sight.chosen(ref))]),
  );
}

function zoneView(at: Position, key: ZoneKey, viewer: Viewer): ZoneView {
  const list = (at.state.zones[key] ?? []).flatMap((id) => at.state.objects[id] ?? []);
  // Places in a zone that nobody looks into tell who follows them something: only what is shown is listed.
  const listed = zoneDecl(at, key).faces === 'none' ? list.filter((o) => seesFace(at, refOf(o), viewer)) : list;
  return { count: list.length, objects: listed.map((o) => objectView(at, o, viewer)) };
}

/** What a player is asked; of triggers to be put in order also what tells them apart. */
function requestView(at: Position, choice: Choice, request: Request): SeenRequest {
  const redacted = redactRequest(request, shown(at, request));
  const triggers = triggersAsked(at, choice, request.player);
  return triggers ? { ...redacted, triggers } : redacted;
}

function choiceView(at: Position, choice: Choice, viewer: Viewer): ChoiceView {
  const seen = choiceAsSeen(at, choice, viewer);
  const own = openPlaceOf(seen, viewer);
  const request = own === undefined ? undefined : seen.requests[own];
  const sight = sightOf(at, viewer);
  const waiting = (answer: unknown, i: number) => (answer === null ? [seen.requests[i]?.player ?? 0] : []);
  const asks = seen.answers.flatMap(waiting);
  const earlier = seen.order === 'in-turn' ? answered(seen.requests, seen.answers) : [];
  return {
    id: seen.id,
    purpose: seen.purpose,
    asks,
    ...(seen.source ? { source: sight.chosen(seen.source) } : {}),
    ...(request ? { request: requestView(at, choice, request) } : {}),
    ...(earlier.length > 0
      ? { answers: earlier.map((a) => ({ player: a.player, chosen: a.result.refs.map(sight.chosen) })) }
      : {}),
    ...(playAsking(at, choice)?.controller === viewer ? { cancel: true } : {}),
  };
}

/**
 * The object that a reference means, where telling its place would tell a viewer something: he does not see its face, and
 * nobody looks into its zone, or it was sifted by faces.
 */
function unplaced(at: Position, ref: Ref, { viewer, sifted = false }: Telling): GameObject | null {
  const object = liveObject(at, ref);
  if (!object || seesFace(at, refOf(object), viewer)) return null;
  return sifted || zoneDecl(at, object.zone).faces === 'none' ? object : null;
}

/** Who is told of something, and whether it was sifted by faces. */
interface Telling {
  readonly viewer: Viewer;
  readonly sifted?: boolean;
}

/** The object that the asked player is shown by its name alone. */
const shownByName = (at: Position, request: Request, ref: Ref): GameObject | null =>
  unplaced(at, ref, { viewer: request.player, sifted: 'byName' in request && request.byName === true });

/**
 * Candidates as the asked player sees them. He knows the faces of what he looks through; where their places would tell
 * him something he gets the name only, since a handle tells the place.
 */
const shown =
  (at: Position, request: Request) =>
  (ref: Ref): SeenRef => {
    const hidden = shownByName(at, request, ref);
    if (!hidden) return sightOf(at, request.player).ref(ref);
    return { card: hidden.card, name: at.book.cards.get(hidden.card)?.data.name ?? hidden.card };
  };

/** Whether a question that a player may answer now shows him faces by name that he did not know. */
export const tellsFaces = (at: Position, player: PlayerId): boolean =>
  at.state.choices.some((choice) => {
    const request = choice.requests[openPlaceOf(choice, player) ?? -1];
    const refs: Ref[] = [];
    if (request) redactRequest(request, (ref) => refs.push(ref));
    const named = request ? refs.flatMap((ref) => shownByName(at, request, ref) ?? []) : [];
    return named.some((object) => !knowsFace(at, object, player));
  });

/** Whether an event shows a player a face that he does not know yet. */
export function showsFace(before: Position, event: GameEvent, viewer: PlayerId): boolean {
  const unknown = ({ id }: ObjectRef): boolean => {
    const object = before.state.objects[id];
    return object != null && !knowsFace(before, object, viewer);
  };
  if (event.type !== 'moved' && event.type !== 'revealed' && event.type !== 'turned') return false;
  if (!sightOf(before, viewer).sees(event.audience)) return false;
  if (event.type === 'revealed') return event.objects.some(unknown);
  return !(event.type === 'turned' && event.faceDown) && unknown(event.object);
}

function pendingView(at: Position, frame: Frame, viewer: Viewer): PendingView[] {
  if (frame.status === 'draft' || (frame.kind !== 'play' && frame.kind !== 'trigger')) return [];
  const sight = sightOf(at, viewer);
  const targets = (frame.targets ?? []).flatMap((t) => t.refs.map(sight.chosen));
  return [
    {
      effect: frame.id,
      kind: frame.kind,
      waits: frame.status === 'stacked',
      controller: frame.controller,
      ...(frame.source ? { source: sight.ref(frame.source) } : {}),
      ...(targets.length > 0 ? { targets } : {}),
    },
  ];
}

/** A trigger that nothing has been done with yet; that of a card which a viewer has never seen he does not know of. */
function waitingView(at: Position, { id, source, controller }: WaitingTrigger, viewer: Viewer): PendingView[] {
  const object = source && liveObject(at, source);
  if (object && !knowsFace(at, object, viewer)) return [];
  const seen = source ? { source: sightOf(at, viewer).ref(source) } : {};
  return [{ effect: id, kind: 'trigger', waits: true, controller, ...seen }];
}

const remembered = new WeakMap<MatchState, { readonly book: Book; readonly views: Map<Viewer, View> }>();

/**
 * All that a viewer may know of a match: a player by his seat, a spectator, or everything. Made when it is asked for,
 * once.
 * @throws {RangeError} if there is no such seat
 * @example
 * ```ts
 * import { viewOf } from 'cardwright';
 * import { duelBook, duelDecks } from 'cardwright/duel';
 * import { start } from 'cardwright/search';
 *
 * const { raiders = [], keepers = [] } = duelDecks();
 * const players = [
 *   { name: 'Ann', deck: raiders },
 *   { name: 'Bob', deck: keepers },
 * ];
 * const { match } = start(duelBook(), { seed: 7, players });
 * const hand = (viewer: 0 | 1) => viewOf(match, viewer).zones['hand.0'];
 * console.log(hand(0)?.objects.every(({ name }) => name !== undefined)); // true
 * console.log(hand(1)?.objects.every(({ name }) => name !== undefined)); // false
 * ```
 */
export function viewOf(at: Position, viewer: Viewer): View {
  let known = remembered.get(at.state);
  if (known?.book !== at.book) {
    known = { book: at.book, views: new Map() };
    remembered.set(at.state, known);
  }
  const old = known.views.get(viewer);
  if (old) return old;
  if (viewer !== 'spectator' && viewer !== 'everything' && !at.state.players[viewer])
    throw new RangeError(`There is no seat ${viewer}: seats are 0 to ${at.state.players.length - 1}.`);
  const view = makeView(at, viewer);
  known.views.set(viewer, view);
  return view;
}

const turnView = ({ number, active, step, extraTurns, extraSteps }: TurnState): TurnView => ({
  number,
  active,
  step,
  ...(extraTurns.length > 0 ? { extraTurns } : {}),
  ...(extraSteps.length > 0 ? { extraSteps } : {}),
});

function makeView(at: Position, viewer: Viewer): View {
  const { state } = at;
  return {
    viewer,
    turn: turnView(state.turn),
    players: state.players.map((p, i) => ({
      name: p.name,
      facts: factsView(at.book.ruleset.facts.player, p.facts, viewer === playerId(i) || viewer === 'everything'),
      ...(p.out === undefined ? {} : { out: p.out }),
    })),
    zones: Object.fromEntries(Object.keys(state.zones).map((key) => [key, zoneView(at, key as ZoneKey, viewer)])),
    pending: [
      ...state.waiting.toReversed().flatMap((w) => waitingView(at, w, viewer)),
      ...state.frames.flatMap((f) => pendingView(at, f, viewer)),
    ],
    choices: state.choices.map((c) => choiceView(at, c, viewer)),
    result: state.result && { winners: state.result.winners, reason: state.result.reason },
  };
}
