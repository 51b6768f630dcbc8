import type { Choice } from '../choices/choice.ts';
import { sampleAnswer } from '../choices/shapes.ts';
import type { Position } from '../env.ts';
import type { Viewer } from '../events/event.ts';
import { audience } from '../state/objects.ts';
import { startRandom } from '../state/random.ts';
import { type Ref, refKey } from '../state/refs.ts';
import type { GameObject, MatchState } from '../state/state.ts';

/** A whole number from 0 to `n` - 1, from the caller's own generator: never from the match's. */
export type Draw = (n: number) => number;

/** Objects whose faces a viewer neither sees nor remembers, nor is shown in an open question. */
function unknown(at: Position, viewer: Viewer): GameObject[] {
  const asked = new Set(
    at.state.choices.flatMap((c) => c.requests.filter((r) => r.player === viewer).flatMap(refsOf)).map(refKey),
  );
  return at.state.objects.flatMap((object) => {
    if (!object) return [];
    const seen = audience(at, object);
    if (seen === null || viewer === 'everything') return [];
    if ([...seen, ...(object.known ?? [])].some((player) => player === viewer)) return [];
    return asked.has(`o${object.id}#${object.inc}`) ? [] : [object];
  });
}

/** References that a request shows to the one who is asked. */
function refsOf(request: Choice['requests'][number]): readonly Ref[] {
  switch (request.shape) {
    case 'select':
      return request.candidates;
    case 'arrange':
      return request.items;
    case 'assign':
      return [...request.items, ...request.targets];
    case 'distribute':
      return request.recipients;
    default:
      return [];
  }
}

/**
 * Another match that looks the same to a viewer: cards he does not know are dealt out anew among each owner's unknown
 * places, other players' secret answers and unfinished plays are replaced, and the generator begins anew. Bots search
 * on it, previews run on it, and the leak test compares what it shows.
 */
export function sample(at: Position, viewer: Viewer, draw: Draw): MatchState {
  const objects = [...at.state.objects];
  const zones = { ...at.state.zones };
  const hidden = unknown(at, viewer);
  for (const owner of new Set(hidden.map((o) => o.owner))) {
    const places = hidden.filter((o) => o.owner === owner);
    const faces = shuffled(places, draw);
    places.forEach((place, i) => {
      const face = faces[i] ?? place;
      objects[place.id] = { ...place, card: face.card, facts: face.facts };
    });
    // Lists of their own: what is known of a zone is remembered by the identity of its list.
    for (const { zone } of places) zones[zone] = [...(at.state.zones[zone] ?? [])];
  }
  const state = withoutDrafts({ ...at.state, objects, zones }, viewer);
  return {
    ...state,
    choices: state.choices.map((c) => withoutSecrets(c, viewer, draw)),
    random: startRandom(draw(2 ** 31)),
  };
}

function shuffled<T>(list: readonly T[], draw: Draw): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}

/** A play that another player is still putting together has not been seen: its window is open again. */
function withoutDrafts(state: MatchState, viewer: Viewer): MatchState {
  const drafts = state.frames.filter((f) => f.status === 'draft' && f.controller !== viewer && f.draft?.window);
  if (drafts.length === 0) return state;
  const ids = new Set(drafts.map((f) => f.id));
  const kept = state.choices.filter((c) => c.asker.kind !== 'draft' || !ids.has(c.asker.frame));
  return {
    ...state,
    frames: state.frames.filter((f) => !ids.has(f.id)),
    choices: [...kept, ...drafts.flatMap((f) => f.draft?.window ?? [])],
  };
}

function withoutSecrets(choice: Choice, viewer: Viewer, draw: Draw): Choice {
  if (choice.order !== 'secret') return choice;
  const answers = choice.answers.map((answer, i) => {
    const request = choice.requests[i];
    return answer === null || !request || request.player === viewer ? answer : sampleAnswer(request, draw);
  });
  return { ...choice, answers };
}
