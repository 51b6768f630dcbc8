import { NOTHING, resultOf } from '../flow/results.ts';
import { type Reason, reason } from '../reason.ts';
import { action, ref } from '../save/check-refs.ts';
import { count, list, maybe, record, text, yes } from '../save/plain-checks.ts';
import { type Ref, wordRef } from '../state/refs.ts';
import { position } from './answer-schemas.ts';
import type { ChoiceDescription, Shown } from './choice.ts';
import { defineReading, isInteger, noAnswer, strayPosition, upTo } from './reading.ts';

/** One of the actions that a window allows. */
export interface Request {
  readonly actions: readonly Action[];
  /** Position of the least that may be done, for a clock that runs out: pass, end of phase. The first when left out. */
  readonly least?: number;
  /** Some of what is acted with is shown by its name alone, since its place would tell something. */
  readonly byName?: true;
}

export interface Action {
  /** Name of a player action of the ruleset. */
  readonly name: string;
  /** What is acted with or on. */
  readonly ref?: Ref;
  /** Which ability of it. */
  readonly ability?: string;
}

/** Position of an action. */
export type Answer = number;

function read({ actions }: Request, value: unknown): Answer | Reason {
  if (!isInteger(value)) return reason('malformed', 'expected the position of an action');
  return strayPosition([value], actions.length) ?? value;
}

const shown = <T>({ name, ref, ability }: Action, show: (ref: Ref) => T): Shown<Action, T> => ({
  name,
  ...(ref === undefined ? {} : { ref: show(ref) }),
  ...(ability === undefined ? {} : { ability }),
});

export const actChoice = defineReading<Request, Answer>({
  name: 'act',
  read,
  count: ({ actions }) => actions.length,
  answers: ({ actions }) => upTo(actions.length),
  /** All actions are equally likely. */
  sample: ({ actions }, draw) => (actions.length === 0 ? noAnswer('act') : draw(actions.length)),
  fallback: ({ actions, least }) => (actions.length === 0 ? noAnswer('act') : (least ?? 0)),
  result: ({ actions }, at) => {
    const action = actions[at];
    return action ? resultOf([wordRef(action.name)]) : NOTHING;
  },
  redact: ({ actions, least }, show) => ({
    actions: actions.map((action) => shown(action, show)),
    ...(least === undefined ? {} : { least }),
  }),
  words: ({ actions }) => `Choose an action: ${[...new Set(actions.map((action) => action.name))].join(', ')}.`,
});

export const describeActChoice = (): ChoiceDescription<Request> => ({
  request: {
    actions: list(record<Action>({ name: action, ref: maybe(ref), ability: maybe(text) })),
    least: maybe(count),
    byName: maybe(yes),
  },
  agrees: ({ actions, least = 0 }) => least < actions.length,
  schema: position,
});
