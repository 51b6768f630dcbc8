import type { Answer } from '../../../effects/choices/choice.ts';
import { openRequests } from '../../../effects/rules/open-requests.ts';
import { playAsking } from '../../../effects/rules/seen-choice.ts';
import type { MatchState } from '../../../effects/state/state.ts';
import type { Message } from '../../../effects/state/tx.ts';
import { answer, type Match } from '../../../search/match.ts';
import { classesOf } from './classes.ts';
import { stateKey } from './key.ts';
import { inputOf, type Step } from './step.ts';

/** Whether an action may be taken, of all that are legal. */
export type May = (match: Match, step: Step) => boolean;

/** Which actions are gone through, of all that are legal: everything else that is asked is answered in every way. */
export interface Actions {
  /** What may be done while nothing is pending, one action after the other. */
  readonly inTurn: readonly May[];
  /** What may be done in response to what is pending, where the game lets players respond. */
  readonly meanwhile: May;
}

/** What can be done at a node. */
export interface Ways {
  readonly steps: readonly Step[];
  readonly sampled?: { readonly tried: number; readonly of: number };
}

/** Where a step leads, or why it cannot be taken. */
export type Taken = { readonly match: Match; readonly messages: readonly Message[] } | { readonly fault: string };

/** At most so many answers to one question are all tried. */
const ALL = 24;

/** A position as a model of choices: its states are those of the search driver, its events the legal answers. */
export class Model {
  readonly begun: Match;
  private readonly actions: Actions;
  private readonly keys = new WeakMap<MatchState, string>();
  /** How many actions have been taken on the way to a state. */
  private readonly taken = new WeakMap<MatchState, number>();

  constructor(begun: Match, actions: Actions) {
    this.begun = begun;
    this.actions = actions;
  }

  /** Equal for states from which all goes on in the same way. */
  key(match: Match): string {
    let key = this.keys.get(match.state);
    if (key === undefined) {
      key = `${stateKey(match)} ${this.done(match)}`;
      this.keys.set(match.state, key);
    }
    return key;
  }

  private done = ({ state }: Match): number => this.taken.get(state) ?? 0;

  /** Nothing follows: the match is over, or nothing is pending and all that was to be done has been done. */
  settled = (match: Match): boolean =>
    match.state.result !== null || (isFree(match) && this.done(match) >= this.actions.inTurn.length);

  ways(match: Match): Ways {
    const { inTurn, meanwhile } = this.actions;
    const may = isFree(match) ? inTurn[this.done(match)] : isResponse(match) ? meanwhile : undefined;
    const steps: Step[] = [];
    let sampled: Ways['sampled'];
    for (const [at, open] of openRequests(match).entries()) {
      const step = (a: Answer): Step => ({ do: 'answer', at, answer: a });
      // Which actions are gone through is said before any of them is left out.
      const whole = may ? [...open.answers].filter((a) => may(match, step(a))) : null;
      const { answers, of } = whole ? { answers: whole, of: whole.length } : classesOf(open, ALL);
      steps.push(...answers.map(step));
      if (of > answers.length) sampled = { tried: answers.length, of };
      if (playAsking(match, open.choice)) steps.push({ do: 'cancel', at });
    }
    return sampled ? { steps, sampled } : { steps };
  }

  /** How many actions a step is: one where it begins one, and one less where it takes that back. */
  private counts(before: Match, step: Step, after: Match): number {
    if (step.do === 'cancel') return isFree(after) ? -1 : 0;
    return isFree(before) ? 1 : 0;
  }

  take(match: Match, step: Step): Taken {
    const input = inputOf(match, step);
    if (!input) return { fault: 'nothing is open there' };
    const before = JSON.stringify(match.state);
    try {
      const taken = answer(match, input);
      if (JSON.stringify(match.state) !== before)
        return { fault: 'an answer has changed the state that it was given to' };
      if (!taken.ok) return { fault: `an answer that is listed is refused: ${taken.message}` };
      this.taken.set(taken.match.state, this.done(match) + this.counts(match, step, taken.match));
      return taken;
    } catch (error) {
      return { fault: `the engine failed: ${error instanceof Error ? error.message : error}` };
    }
  }
}

/** Whether a player may respond to what is pending. */
const isResponse = ({ state }: Match): boolean => state.choices[0]?.asker.kind === 'priority';

/** Whether a player may do what he likes, while nothing is pending. */
export function isFree({ state }: Match): boolean {
  const { choices, frames, waiting } = state;
  const kind = choices[0]?.asker.kind;
  return (kind === 'window' || kind === 'priority') && frames.length === 0 && waiting.length === 0;
}
