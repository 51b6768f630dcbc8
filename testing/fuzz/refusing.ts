import { hashOf } from '../../effects/hash.ts';
import type { Rejected } from '../../effects/rules/answering.ts';
import type { Input } from '../../effects/rules/input.ts';
import { openIn } from '../../effects/rules/open-requests.ts';
import type { LiveMatch } from '../../machines/match.ts';
import { answer } from '../../search/index.ts';
import type { Match } from '../../search/match.ts';
import type { Draw } from '../invariants/invariant.ts';
import { give } from '../scenario/live-modes.ts';
import { nonsense, type Outlandish } from './nonsense.ts';

/** A fault with an input that no scenario can say. */
export class Unsaid extends Error {
  override readonly name = 'Unsaid';
}

/** How many are tried at each rest. Windows are what is asked most: of anything else more is tried. */
const TRIES = 3;
const TRIES_ASKED = 8;

/** What the refused inputs are made with. */
export interface Sender {
  readonly draw: Draw;
  readonly outlandish: Outlandish;
  /** Choices that are closed. */
  readonly stale: readonly string[];
}

/**
 * Sends what must be refused, to the search driver and, where it is of the form of an input, to the live one too. It
 * is a fault if it throws, is not refused with a reason, or changes anything.
 * @returns how many were refused
 */
export function refuse(match: Match, live: LiveMatch | null, { draw, outlandish, stale }: Sender): number {
  const before = hashOf(match.state);
  let refused = 0;
  const tries = openIn(match).every(({ request }) => request.shape === 'act') ? TRIES : TRIES_ASKED;
  for (let k = 0; k < tries; k++) {
    const foreign = k % 3 === 0;
    const input = foreign ? nonsense(match, draw) : outlandish.next(match, draw, stale);
    // Whatever it is, it is what someone has sent.
    const taken = at(input, () => answer(match, input as Input));
    if (taken.ok && foreign) throw new Unsaid(`it was taken, and is no input: ${shown(input)}`);
    if (!taken.ok) {
      checkForm(taken, input);
      refused += 1;
    }
    if (live && !foreign && !taken.ok) checkLive(live, input as Input, taken);
  }
  if (hashOf(match.state) !== before) throw new Unsaid('what was refused has changed the state');
  if (live && hashOf(live.position.state) !== before) throw new Unsaid('what was refused has changed the live match');
  if ('polluted' in {}) throw new Unsaid('an answer has changed what all objects have');
  return refused;
}

function checkLive(live: LiveMatch, input: Input, { code }: Rejected): void {
  const { revision } = live;
  const taken = at(input, () => give(live, input));
  if (taken.ok) throw new Unsaid(`the live driver has taken what the search driver refuses: ${shown(input)}`);
  checkForm(taken, input);
  if (taken.code !== code)
    throw new Unsaid(`it is refused as ${code}, and by the live driver as ${taken.code}: ${shown(input)}`);
  if (live.revision !== revision) throw new Unsaid(`it was refused, and has made a new revision: ${shown(input)}`);
}

function checkForm({ code, message, hint }: Rejected, input: unknown): void {
  for (const part of [code, message, hint])
    if (typeof part !== 'string' || part === '') throw new Unsaid(`it is refused without a reason: ${shown(input)}`);
}

/** What is thrown tells with what. */
function at<T>(input: unknown, send: () => T): T {
  try {
    return send();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Unsaid(`it throws what must be refused: ${why}: ${shown(input)}`, { cause: error });
  }
}

const LONGEST = 200;

/** An input for people, whatever is in it. */
function shown(input: unknown): string {
  try {
    const text = JSON.stringify(input, (_, value: unknown) =>
      ['bigint', 'symbol', 'function', 'undefined'].includes(typeof value) ||
      Number.isNaN(value) ||
      Object.is(value, -0)
        ? `(${String(value)})`
        : value,
    );
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  } catch {
    return 'a value that cannot be written';
  }
}
