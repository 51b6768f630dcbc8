import type { Request } from '../effects/choices/choice.ts';
import type { Position } from '../effects/env.ts';
import type { Frame } from '../effects/flow/frame.ts';
import { frameOf } from '../effects/flow/scope.ts';
import { openIn } from '../effects/rules/open-requests.ts';
import type { FrameId, PlayerId } from '../effects/state/ids.ts';
import type { Store } from './store.ts';

/** The states of the effect machine at rest, and those in which it ends. */
export type EffectStatus = 'queued' | 'resolving' | 'asking' | 'done' | 'fizzled';

/** Where a pending effect stands, as the state has it. */
export function frameStatus({ state }: Position, frame: Frame): Exclude<EffectStatus, 'done' | 'fizzled'> {
  if (state.choices.some(({ asker }) => 'frame' in asker && asker.frame === frame.id)) return 'asking';
  return frame.status === 'running' || frame.status === 'paying' ? 'resolving' : 'queued';
}

/** The same for one that may be over by now. */
export function effectStatus(store: Store, id: FrameId): EffectStatus {
  const frame = frameOf(store.at, id);
  if (frame) return frameStatus(store.at, frame);
  return store.fizzled(id) ? 'fizzled' : 'done';
}

/** What a player may answer now: of the first choice that asks him. */
export const openRequestOf = (at: Position, player: PlayerId): Request | null =>
  openIn(at).find(({ request }) => request.player === player)?.request ?? null;

/** The states of the player machine. */
export type PlayerStatus = 'idle' | 'asked' | 'answered';

/** Whether a player is asked something, or has answered and waits for the others that are asked with him. */
export function playerStatus(at: Position, player: PlayerId): PlayerStatus {
  if (openRequestOf(at, player)) return 'asked';
  const answered = at.state.choices.some(({ requests, answers }) =>
    requests.some((request, i) => request.player === player && answers[i] !== null),
  );
  return answered ? 'answered' : 'idle';
}
