import type { Choice, Request, RequestIn } from '../choices/choice.ts';
import { redactRequest, sampleAnswer } from '../choices/shapes.ts';
import { withKeys } from '../copy.ts';
import type { Position } from '../env.ts';
import type { GameEvent, Viewer } from '../events/event.ts';
import type { Frame, WaitingTrigger } from '../flow/frame.ts';
import { frameOf } from '../flow/scope.ts';
import type { FactDecl } from '../ruleset.ts';
import type { CardId } from '../state/ids.ts';
import { controllerOf, liveObject, refOf } from '../state/objects.ts';
import { startRandom } from '../state/random.ts';
import { type Ref, refKey } from '../state/refs.ts';
import type { Facts, GameObject, MatchState } from '../state/state.ts';
import { Tx } from '../state/tx.ts';
import { askedAgain } from './asking-again.ts';
import { cancelDraft, stepDraft } from './drafts.ts';
import { rethought, withoutHidden } from './rethinking.ts';
import { isShownIn } from './seen-choice.ts';
import { knowsFace } from './sight.ts';

/** A whole number from 0 to `n` - 1, from the caller's own generator: never from the match's. */
export type Draw = (n: number) => number;

/** Choices that are open, and windows that will be again when a play is taken back. */
const choicesOf = ({ state }: Position): readonly Choice[] => [
  ...state.choices,
  ...state.frames.flatMap(({ draft }) => draft?.window ?? []),
];

/** Objects whose faces a viewer neither sees nor remembers, nor is shown in an open question. */
function unknown(at: Position, viewer: Viewer): GameObject[] {
  const shown = choicesOf(at).flatMap((choice) => shownIn(choice, viewer));
  // What he is asked about another's play must stay the play that asks it.
  const plays = at.state.frames.flatMap((f) => (isAsked(at.state, f, viewer) && f.source ? [f.source] : []));
  const asked = new Set([...shown, ...plays].map(refKey));
  return at.state.objects.flatMap((object) =>
    object && !knowsFace(at, object, viewer) && !asked.has(refKey(refOf(object))) ? [object] : [],
  );
}

type ByName = RequestIn<'select' | 'act' | 'arrange' | 'assign' | 'distribute'>;

function refsIn(request: Request): readonly Ref[] {
  const refs: Ref[] = [];
  redactRequest(request, (ref) => refs.push(ref));
  return refs;
}

function withRefs(request: ByName, instead: (ref: Ref) => Ref): ByName {
  switch (request.shape) {
    case 'select':
      return { ...request, candidates: request.candidates.map(instead) };
    case 'act': {
      const actions = request.actions.map((action) => (action.ref ? { ...action, ref: instead(action.ref) } : action));
      return { ...request, actions };
    }
    case 'arrange':
      return { ...request, items: request.items.map(instead) };
    case 'assign':
      return { ...request, items: request.items.map(instead), targets: request.targets.map(instead) };
    case 'distribute':
      return { ...request, recipients: request.recipients.map(instead) };
  }
}

/** Whether a viewer is to answer a request that offers him cards by name. What he has answered tells the places. */
const isByName = (choice: Choice, place: number, request: Request, viewer: Viewer): request is ByName =>
  'byName' in request && request.byName === true && choice.answers[place] === null && isShownIn(choice, place, viewer);

/** Cards that an open question offers a viewer by their names only: which of them lies where he does not know. */
function namedOnly(at: Position, viewer: Viewer): GameObject[] {
  const named = new Set(
    choicesOf(at).flatMap((choice) =>
      choice.requests.flatMap((request, place) =>
        isByName(choice, place, request, viewer) ? refsIn(request).map(refKey) : [],
      ),
    ),
  );
  // What he is playing is the card that it is.
  for (const { draft, source } of at.state.frames) if (draft && source) named.delete(refKey(source));
  return named.size === 0
    ? []
    : at.state.objects.flatMap((o) => (o && named.has(refKey(refOf(o))) && !knowsFace(at, o, viewer) ? [o] : []));
}

/** References that a choice shows to a viewer, or has shown him before he answered. */
const shownIn = (choice: Choice, viewer: Viewer): readonly Ref[] =>
  choice.requests.flatMap((request, place) => (isShownIn(choice, place, viewer) ? refsIn(request) : []));

/** Deals after which the plays that others are putting together would have to be possible. */
const DEALS = 20;

/** Deals that are looked at to tell whether something depends on cards that the viewer does not know. */
const OTHER_DEALS = 8;

/**
 * Another match that looks the same to a viewer: cards he does not know are dealt out anew among each owner's unknown
 * places, other players' hidden facts, secret answers and unfinished plays are replaced, what effects have worked out
 * from hidden cards and what others are offered of them is that of the deal, what the history tells of cards he has not
 * seen goes with the cards, and the generator begins anew. Bots search on it, previews run on it, and the
 * leak test compares what it shows.
 */
export function sample(at: Position, viewer: Viewer, draw: Draw): MatchState {
  let more: readonly Position[] | undefined;
  const others = (): readonly Position[] => {
    more ??= Array.from({ length: OTHER_DEALS }, () => ({ book: at.book, state: dealt(at, viewer, draw) }));
    return more;
  };
  /** What has been worked out from cards that the viewer does not know is worked out from those of the deal. */
  const thought = (state: MatchState): MatchState =>
    viewer === 'everything'
      ? state
      : {
          ...state,
          frames: state.frames.map((f) =>
            rethought({ real: at, dealt: { book: at.book, state }, viewer, draw, others }, f),
          ),
          waiting: state.waiting.filter((w) => isNoticed(at, w, viewer)).map((w) => withoutHidden(at, w, viewer)),
          delayed: state.delayed.map((d) => withoutHidden(at, d, viewer)),
        };
  const begin = (state: MatchState): MatchState | null => withoutPlays({ book: at.book, state }, viewer);
  let state: MatchState | null = null;
  // A play that an effect makes must be one of a card that can be played like that: else it is dealt once more.
  for (let k = 0; k < DEALS && !state; k++) state = begin(thought(retold(at, dealt(at, viewer, draw), viewer)));
  state ??= begin(retold(at, at.state, viewer)) ?? at.state;
  if (viewer !== 'everything') state = askedAgain({ book: at.book, state }, viewer);
  return {
    ...state,
    choices: state.choices.map((c) => withoutSecrets(c, viewer, draw)),
    random: startRandom(draw(2 ** 31)),
  };
}

/**
 * Whether a viewer may know that an ability waits: not that of a card which he has never seen. While somebody puts
 * triggers in order all of them stay, as that question is about them by their places.
 */
function isNoticed(at: Position, { source }: WaitingTrigger, viewer: Viewer): boolean {
  if (at.state.choices.some(({ asker }) => asker.kind === 'pick' || asker.kind === 'place')) return true;
  const object = source && liveObject(at, source);
  return !object || knowsFace(at, object, viewer);
}

/** A place with another card in it, and with what goes with that. */
function withFace({ memory: _, ...place }: GameObject, { card, facts, memory }: GameObject): GameObject {
  return withKeys(place, memory ? { card, facts, memory } : { card, facts });
}

/** Each owner's unknown cards, dealt out among their places; those of a group stay among themselves. */
function dealt(at: Position, viewer: Viewer, draw: Draw): MatchState {
  const objects = [...at.state.objects];
  const zones = { ...at.state.zones };
  const placeOf = new Map<string, Ref>();
  for (const group of [unknown(at, viewer), namedOnly(at, viewer)])
    for (const owner of new Set(group.map((o) => o.owner))) {
      const places = group.filter((o) => o.owner === owner);
      const faces = shuffled(places, draw);
      places.forEach((place, i) => {
        const face = faces[i] ?? place;
        objects[place.id] = withFace(place, face);
        placeOf.set(refKey(refOf(face)), refOf(place));
      });
      // Lists of their own: what is known of a zone is remembered by the identity of its list.
      for (const { zone } of places) zones[zone] = [...(at.state.zones[zone] ?? [])];
    }
  // What is offered by name goes with the cards: the same names in the same order.
  const dealtIn = (choice: Choice): Choice => ({
    ...choice,
    requests: choice.requests.map((request, place) =>
      isByName(choice, place, request, viewer) ? withRefs(request, (ref) => placeOf.get(refKey(ref)) ?? ref) : request,
    ),
  });
  const frames = at.state.frames.map((frame) =>
    frame.draft?.window ? { ...frame, draft: { ...frame.draft, window: dealtIn(frame.draft.window) } } : frame,
  );
  return { ...at.state, objects, zones, frames, choices: at.state.choices.map(dealtIn) };
}

/** The deal without what only others know of it: hidden facts, and cards in events that the viewer has not seen. */
function retold({ book }: Position, state: MatchState, viewer: Viewer): MatchState {
  if (viewer === 'everything') return state;
  const decls = book.ruleset.facts;
  const cardOf = (id: number, was: CardId): CardId => state.objects[id]?.card ?? was;
  const retell = (event: GameEvent): GameEvent => (seen(event, viewer) ? event : withCards(event, cardOf));
  const known = (events: readonly GameEvent[]): readonly GameEvent[] =>
    events.every((e) => seen(e, viewer))
      ? events
      : events.flatMap((e) => (isUntold(e) && !seen(e, viewer) ? [] : [retell(e)]));
  const { history } = state;
  return {
    ...state,
    players: state.players.map((p, i) => (viewer === i ? p : { ...p, facts: openFacts(p.facts, decls.player) })),
    objects: Object.values(decls.object).some((decl) => decl.hidden)
      ? state.objects.map(
          (o) => o && (controllerOf(o) === viewer ? o : { ...o, facts: openFacts(o.facts, decls.object) }),
        )
      : state.objects,
    history: { ...history, turn: known(history.turn), lastTurn: known(history.lastTurn) },
    frames: state.frames.map((f) => (f.event && !seen(f.event, viewer) ? { ...f, event: retell(f.event) } : f)),
    waiting: state.waiting.map((w) => ({ ...w, event: retell(w.event) })),
    snapshots: state.snapshots.map((s) => {
      const { object } = s;
      if (!object.faceDown || object.known?.some((p) => p === viewer)) return s;
      return { ...s, object: { ...object, card: cardOf(object.id, object.card) } };
    }),
  };
}

/** Facts without those that only their bearer's player sees. */
function openFacts(facts: Facts, decls: Readonly<Record<string, FactDecl>>): Facts {
  const names = Object.keys(facts);
  return names.some((name) => decls[name]?.hidden)
    ? Object.fromEntries(names.filter((name) => !decls[name]?.hidden).map((name) => [name, facts[name] ?? 0]))
    : facts;
}

/** Whether an event showed a viewer all there was to see. */
const seen = (event: GameEvent, viewer: Viewer): boolean =>
  !('audience' in event) || event.audience === undefined || event.audience.some((player) => player === viewer);

/** Whether only those who see all of it are told of an event at all. */
const isUntold = ({ type }: GameEvent): boolean => type === 'counted' || type === 'transformed';

/** An event told of the cards that now lie where its cards are. */
function withCards(event: GameEvent, cardOf: (id: number, was: CardId) => CardId): GameEvent {
  switch (event.type) {
    case 'moved':
    case 'turned':
      return event.card === undefined ? event : { ...event, card: cardOf(event.object.id, event.card) };
    case 'transformed': {
      const into = cardOf(event.object.id, event.into);
      return { ...event, into, card: into };
    }
    case 'created':
      return event.id === undefined ? event : { ...event, card: cardOf(event.id, event.card) };
    case 'revealed':
      return event.cards === undefined
        ? event
        : { ...event, cards: event.cards.map((card, i) => cardOf(event.objects[i]?.id ?? -1, card)) };
    default:
      return event;
  }
}

function shuffled<T>(list: readonly T[], draw: Draw): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}

/** The choice that a draft has opened. */
const choiceOf = (state: MatchState, frame: Frame): Choice | undefined =>
  state.choices.find((c) => c.asker.kind === 'draft' && c.asker.frame === frame.id);

/** Whether a viewer is asked something in a play: then he knows of it. */
const isAsked = (state: MatchState, frame: Frame, viewer: Viewer): boolean =>
  choiceOf(state, frame)?.requests.some((r) => r.player === viewer) === true;

/**
 * Plays that others are still putting together have not been seen: of one in a window the window is open again, of one
 * that an effect makes nothing is picked yet. `null` if there could be no such play.
 */
function withoutPlays(at: Position, viewer: Viewer): MatchState | null {
  const drafts = at.state.frames.filter(
    (f) => f.status === 'draft' && f.controller !== viewer && viewer !== 'everything' && !isAsked(at.state, f, viewer),
  );
  if (drafts.length === 0) return at.state;
  const tx = new Tx(at);
  for (const frame of drafts) {
    if (frame.draft?.window) cancelDraft(tx, frame);
    else if (!beginAgain(tx, frame)) return null;
  }
  return { ...tx.state, counters: at.state.counters };
}

/** Asks the first question of a play once more, under the id by which others know it. */
function beginAgain(tx: Tx, frame: Frame): boolean {
  const asked = choiceOf(tx.state, frame);
  const { draft } = frame;
  if (!asked || !draft?.asked) return true;
  tx.closeChoice(asked.id);
  tx.setFrame({ ...frame, draft: { ...draft, picks: [] } });
  // Each step records a pick that is forced, or asks.
  for (let at: Frame | undefined = frame; at?.status === 'draft'; at = frameOf(tx, frame.id)) {
    const first = choiceOf(tx.state, frame);
    if (first) {
      tx.closeChoice(first.id);
      tx.ask({ ...first, id: draft.asked });
      return true;
    }
    stepDraft(tx, frameOf(tx, frame.id) ?? at);
  }
  return false;
}

function withoutSecrets(choice: Choice, viewer: Viewer, draw: Draw): Choice {
  if (choice.order !== 'secret') return choice;
  const answers = choice.answers.map((answer, i) => {
    const request = choice.requests[i];
    return answer === null || !request || request.player === viewer ? answer : sampleAnswer(request, draw);
  });
  return { ...choice, answers };
}
