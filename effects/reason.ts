/**
 * Why something is not so. Every predicate of the engine returns `true` or a reason, and the same
 * reason answers "why not" for players, logs, tests and the inspector.
 */
export interface Reason {
  readonly code: ReasonCode;
  /** Words for people about the case at hand; never holds anything hidden. */
  readonly detail?: string;
}

/** Why, in one word. */
export type ReasonCode =
  // nothing happened
  | 'no-candidate'
  | 'zero'
  | 'already'
  | 'immune'
  | 'prevented'
  | 'replaced'
  | 'fizzled'
  | 'condition-false'
  | 'gone'
  | 'full'
  | 'declined'
  // not legal
  | 'too-few'
  | 'too-many'
  | 'duplicate'
  | 'not-a-candidate'
  | 'constraint'
  | 'order'
  | 'sum'
  | 'out-of-range'
  | 'malformed'
  | 'unpayable'
  | 'no-target'
  | 'wrong-zone'
  | 'forbidden'
  | 'limit'
  | 'not-yours';

/** Whether something is so: `true`, or why not. */
export type Verdict = true | Reason;

export const reason = (code: ReasonCode, detail?: string): Reason =>
  detail === undefined ? { code } : { code, detail };

/** The first reason among lazily tried verdicts, or `true`. */
export function all(...verdicts: readonly (() => Verdict)[]): Verdict {
  for (const verdict of verdicts) {
    const got = verdict();
    if (got !== true) return got;
  }
  return true;
}
