import type { Session } from './session.ts';

/** Looks at a step as soon as it is known, unless another one is looked at before. @returns what gives it up */
export function lookAtOnce(session: Session, step: number | null): () => void {
  if (step === null) return () => {};
  const leave = session.store.subscribe((state) => {
    if (state.step !== null) leave();
    else if (state.scene && state.steps[step]) {
      leave();
      session.look({ step });
    }
  });
  return leave;
}
