import { reason } from '../reason.ts';
import { step } from '../save/check-refs.ts';
import { copyTurn } from '../state/copies.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A step was put into this turn: it comes when the present one is over, after those that were put in earlier. */
export interface Payload {
  readonly step: string;
}

export const stepAddedEvent = defineEvent<Payload>({
  changes: (at, p) =>
    at.book.ruleset.phases.some((row) => row.step === p.step && row.extra === true) ||
    reason('forbidden', 'that step cannot be put in'),
  apply: (tx, p) => {
    const turn = copyTurn(tx.state.turn);
    turn.extraSteps = [...turn.extraSteps, p.step];
    tx.set('turn', turn);
  },
  roles: () => ({}),
});

/** What a viewer is told of it. */
export const stepAddedEventShown: EventShown<Payload> = (p) => ({ step: p.step });

/** English, with `{slots}` named after the public form. */
export const stepAddedEventWords = 'there will be an extra step: {step}';

export const describeStepAddedEvent = (): EventDescription<Payload> => ({
  payload: { step },
});
