import { select } from '../lang.ts';
import type { Selector } from '../language.ts';
import { listOf, paramsOf, selector } from '../schema.ts';
import { defineSelector } from './selector.ts';

/** What the first selector gives that gives anything: "a guard, else anyone". */
export interface Params {
  readonly of: readonly Selector[];
}

export const firstSelector = defineSelector<Params>({
  name: 'first',
  params: paramsOf<Params>()({ of: listOf<Selector>(selector) }),
  select: (env, p) => {
    for (const s of p.of) {
      const found = select(env, s);
      if (found.length > 0) return found;
    }
    return [];
  },
  open: (env, p) => p.of.every((s) => env.book.lang.open(env, s)),
  words: '{of}',
  example: { of: ['it', 'you'] },
});
