import type { AnyActorRef } from 'xstate';
import type { Frame } from '../effects/flow/frame.ts';
import type { MatchState } from '../effects/state/state.ts';
import type { LiveMatch } from './match.ts';

/** State values of actors by their ids: of the pending effects, open choices, seats and the turn. */
export type Tree = Readonly<Record<string, unknown>>;

const standsAt = (actor: AnyActorRef | undefined): unknown => (actor?.getSnapshot() as { value?: unknown })?.value;

const PENDING = /^(effect|choice)\./;

/** All live actors of a match that stand for something in its state. */
export function treeOf(match: LiveMatch): Tree {
  const { children, value } = match.actor.getSnapshot();
  const tree: Record<string, unknown> = { match: value };
  for (const [id, child] of Object.entries(children)) tree[id] = standsAt(child);
  const pending: Record<string, AnyActorRef | undefined> = children.resolution?.getSnapshot().children ?? {};
  for (const [id, child] of Object.entries(pending)) if (PENDING.test(id)) tree[id] = standsAt(child);
  return tree;
}

/** What they must be: worked out from the state alone. */
export function treeOfState(state: MatchState): Tree {
  const over = state.result !== null;
  const tree: Record<string, unknown> = {
    match: over ? 'over' : 'playing',
    resolution: over ? 'over' : 'ask',
    turn: state.turn.number === 0 ? 'before' : { steps: state.turn.step },
  };
  for (const [i] of state.players.entries()) tree[`player.${i}`] = seatOf(state, i);
  if (over) return tree;
  for (const frame of state.frames) tree[`effect.${frame.id}`] = standing(state, frame);
  for (const { id } of state.choices) tree[`choice.${id}`] = 'open';
  return tree;
}

function standing(state: MatchState, frame: Frame): string {
  if (state.choices.some(({ asker }) => 'frame' in asker && asker.frame === frame.id)) return 'asking';
  return ['running', 'paying'].includes(frame.status) ? 'resolving' : 'queued';
}

function seatOf({ choices }: MatchState, seat: number): string {
  let answered = false;
  for (const { requests, answers, order } of choices) {
    const open = requests.flatMap((_, i) => (answers[i] === null ? [i] : []));
    const now = order === 'in-turn' ? open.slice(0, 1) : open;
    if (now.some((i) => requests[i]?.player === seat)) return 'asked';
    answered ||= requests.some((r, i) => r.player === seat && answers[i] !== null);
  }
  return answered ? 'answered' : 'idle';
}
