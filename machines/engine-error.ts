/**
 * A fault of the engine, a ruleset or a card in the middle of an answer. What was done of it is dropped: the match stands
 * where it stood before, and goes on from there. `cause` is what was thrown.
 */
export class EngineError extends Error {
  override readonly name = 'EngineError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
