import { onePlayer } from '../evaluators.ts';
import type { Selector } from '../language.ts';
import { listOf, name, Optional, paramsOf, selector } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/** A player takes one of some actions of the ruleset: a guard step, a window inside an effect. Its name is the result. */
export interface Params {
  /** The ruleset's actions that may be taken. */
  readonly actions: readonly string[];
  /** Who takes one: the controller when left out. */
  readonly by?: Selector;
}

export const actOp = defineOp<Params>({
  expand: (env, p) => ({ act: p.actions, by: onePlayer(env, p.by) }),
});

export const describeActOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ actions: listOf<string>(name, { minItems: 1 }), by: Optional(selector) }),
  single: ['by'],
  words: '[{by} <takes|take>/take] one of the actions {actions:or}',
  example: { actions: ['pass'] },
});
