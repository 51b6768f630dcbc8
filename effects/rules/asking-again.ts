import type { Choice } from '../choices/choice.ts';
import type { Position } from '../env.ts';
import type { Viewer } from '../events/event.ts';
import { copyFrame, type Frame, nodeState } from '../flow/frame.ts';
import { next } from '../flow/next.ts';
import { ROWS } from '../flow/rows.ts';
import { frameOf } from '../flow/scope.ts';
import type { MatchState } from '../state/state.ts';
import { Tx } from '../state/tx.ts';
import { isShownIn } from './seen-choice.ts';

/** Whether two choices look alike to those who are not asked: then only what is offered may differ. */
const alike = (a: Choice, b: Choice): boolean =>
  JSON.stringify([a.asker, a.purpose, a.order, a.source, a.requests.map((r) => r.player)]) ===
  JSON.stringify([b.asker, b.purpose, b.order, b.source, b.requests.map((r) => r.player)]);

/**
 * The effect that asks something after others have answered it before: their answers went to it, and nobody else has
 * seen them. `null` if there is none, or the viewer is one of them.
 */
function toldBefore(at: Position, { asker }: Choice, viewer: Viewer): Frame | null {
  const frame = asker.kind === 'node' ? frameOf(at, asker.frame) : undefined;
  const before = frame?.node?.answers ?? [];
  return frame && before.length > 0 && before.every(({ player }) => player !== viewer) ? frame : null;
}

/**
 * The state with what is asked of others asked anew, of the cards that lie in it: what they are offered told of those
 * that lay there before. What the viewer is asked himself, and what has been answered in front of all, stays. Where
 * an effect asks one thing after the other it begins once more with the first.
 */
export function askedAgain(at: Position, viewer: Viewer): MatchState {
  const { state } = at;
  const [choice, more] = state.choices;
  const isHis = (i: number): boolean =>
    choice !== undefined &&
    (isShownIn(choice, i, viewer) || (choice.order === 'in-turn' && choice.answers[i] !== null));
  // A play in progress is begun anew elsewhere.
  if (!choice || more || choice.asker.kind === 'draft' || choice.requests.every((_, i) => isHis(i))) return state;
  const tx = new Tx({ book: at.book, state });
  tx.closeChoice(choice.id);
  const told = toldBefore(at, choice, viewer);
  if (told) tx.setFrame(copyFrame(told, nodeState({ ...told.node, answers: undefined })));
  const row = ROWS[next(tx)];
  row.run?.(tx);
  const [fresh, other] = tx.state.choices;
  if (!fresh || other || !alike(fresh, choice) || tx.state.counters.batch !== state.counters.batch) return state;
  const requests = choice.requests.map((request, i) => (isHis(i) ? request : (fresh.requests[i] ?? request)));
  return { ...state, frames: told ? tx.state.frames : state.frames, choices: [{ ...choice, requests }] };
}
