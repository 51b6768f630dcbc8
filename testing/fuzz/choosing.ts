import type { Answer, Request } from '../../effects/choices/choice.ts';
import type { Input } from '../../effects/rules/input.ts';
import type { OpenRequest } from '../../effects/rules/open-requests.ts';
import { playAsking } from '../../effects/rules/seen-choice.ts';
import { playerId } from '../../effects/state/ids.ts';
import { isIn } from '../../effects/state/objects.ts';
import type { Ref } from '../../effects/state/refs.ts';
import { openRequests } from '../../search/index.ts';
import type { Match } from '../../search/match.ts';
import type { Draw } from '../invariants/invariant.ts';
import type { Seen } from './seen.ts';

/** One of so many inputs is that a player leaves. */
const LEAVING = 400;
/** One of so many picks of a play is that it is taken back. */
const CANCELLING = 12;
/** So many answers are drawn, and the one that shows most that is new is given. */
const TRIES = 3;

/** What is done next: rather what has not been seen yet. `null` when the match is over. */
export function chosen(match: Match, seen: Seen, draw: Draw): Input | null {
  const open = openRequests(match);
  const next = open[draw(open.length)];
  if (!next || match.state.result) return null;
  const { choice, request } = next;
  const { player } = request;
  if (draw(LEAVING) === 0) {
    const staying = match.state.players.flatMap((_, seat) => (isIn(match, playerId(seat)) ? [seat] : []));
    return { type: 'leave', player: staying[draw(staying.length)] ?? player };
  }
  if (draw(CANCELLING) === 0 && playAsking(match, choice)?.controller === player)
    return { type: 'cancel', player, choice: choice.id };
  return { type: 'answer', player, choice: choice.id, value: newest(match, next, seen, draw) };
}

function newest(match: Match, open: OpenRequest, seen: Seen, draw: Draw): Answer {
  let best = open.random(draw);
  let most = 0;
  for (let k = 0; k < TRIES; k++) {
    const other = open.random(draw);
    const shows = refsOf(open.request, other).filter((ref) => isNew(match, ref, seen)).length;
    if (shows <= most) continue;
    best = other;
    most = shows;
  }
  return best;
}

/** What an answer picks, where it picks something that can be new. */
function refsOf(request: Request, answer: Answer): readonly Ref[] {
  const places = [answer].flat() as readonly number[];
  if (request.shape === 'act') return places.flatMap((place) => request.actions[place]?.ref ?? []);
  return request.shape === 'select' ? places.flatMap((place) => request.candidates[place] ?? []) : [];
}

function isNew({ state }: Match, ref: Ref, seen: Seen): boolean {
  if (ref.kind === 'card') return seen.isNew(ref.card);
  const object = ref.kind === 'object' ? state.objects[ref.id] : null;
  return object ? seen.isNew(object.card) : false;
}
