import { reason } from '../reason.ts';
import { name, paramsOf } from '../schema.ts';
import { type ConditionDescription, defineCondition } from './condition.ts';

/** The answer to an earlier choice holds this word: yes, a mode, a named type. */
export interface Params {
  /** Name of the result of the choice; `mode` for the modes of a play. */
  readonly in: string;
  /** The word. */
  readonly word: string;
}

export const saidCondition = defineCondition<Params>({
  test: (p) => (env) =>
    env.results[p.in]?.refs.some((r) => r.kind === 'word' && r.word === p.word) ||
    reason('condition-false', `${p.word} was not chosen`),
});

export const describeSaidCondition = (): ConditionDescription<Params> => ({
  params: paramsOf<Params>()({ in: name, word: name }),
  words: '{in} says {word}',
  example: { in: 'it', word: 'yes' },
});
