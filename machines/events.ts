import type { Admitted } from '../effects/rules/answering.ts';
import type { ChoiceId, FrameId } from '../effects/state/ids.ts';
import type { Message } from '../effects/state/tx.ts';

/** An input that was let in, on its way to whoever takes it. */
export type InputEvent =
  | { readonly type: 'ANSWER'; readonly input: Extract<Admitted, { type: 'answer' }> }
  | { readonly type: 'LEAVE'; readonly input: Extract<Admitted, { type: 'leave' }> }
  | { readonly type: 'CANCEL'; readonly input: Extract<Admitted, { type: 'cancel' }> };

/** The state is another than before: at the start, after a resume, an undo or a fault. Stand where it stands. */
export interface Sync {
  readonly type: 'SYNC';
}

/** From the bus: a step was taken, with its batch and the triggers that it set off; by an effect, or by the rules. */
export interface Stepped {
  readonly type: 'STEPPED';
  readonly message: Message;
  readonly by: FrameId | null;
}

/** From the resolution: somebody is asked, or the match is over. */
export interface Rested {
  readonly type: 'RESTED';
}

/** From a choice: the clock of one of its requests has run out. */
export interface Expired {
  readonly type: 'EXPIRED';
  readonly choice: ChoiceId;
  readonly place: number;
}

export function inputEvent(input: Admitted): InputEvent {
  switch (input.type) {
    case 'answer':
      return { type: 'ANSWER', input };
    case 'leave':
      return { type: 'LEAVE', input };
    case 'cancel':
      return { type: 'CANCEL', input };
  }
}
