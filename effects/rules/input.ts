/**
 * What changes a match: a closed union, plain JSON. A replay is the list of them. Players are seats, from 0 in turn
 * order.
 */
export type Input =
  | {
      readonly type: 'answer';
      readonly player: number;
      readonly choice: string;
      readonly value: unknown;
      readonly by?: AnsweredBy;
    }
  | { readonly type: 'leave'; readonly player: number }
  /** Takes back a play that is not yet complete. */
  | { readonly type: 'cancel'; readonly player: number; readonly choice: string };

/** Who or what gave an answer. */
export type AnsweredBy = 'player' | 'bot' | 'clock';

const OWN_KEYS = 8;

/** An input from outside, read as plain data; `null` if it is none. Never throws, whatever it is given. */
export function readInput(value: unknown): Input | null {
  try {
    if (typeof value !== 'object' || value === null || Object.keys(value).length > OWN_KEYS) return null;
    const { type, player, choice, value: answer, by } = value as Record<string, unknown>;
    if (typeof player !== 'number') return null;
    if (type === 'leave') return { type, player };
    if (typeof choice !== 'string') return null;
    if (type === 'cancel') return { type, player, choice };
    if (type !== 'answer' || (by !== undefined && by !== 'player' && by !== 'bot' && by !== 'clock')) return null;
    return { type, player, choice, value: answer, ...(by === undefined ? {} : { by }) };
  } catch {
    return null;
  }
}
