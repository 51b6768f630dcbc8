import type { Selector } from '../language.ts';
import { paramsOf, selector } from '../schema.ts';
import { type AmountDescription, defineAmount } from './amount.ts';

/** How many a selection gives. */
export interface Params {
  /** What is counted. */
  readonly of: Selector;
}

export const countAmount = defineAmount<Params>({
  count: (p, lang) => {
    const of = lang.selector(p.of);
    return (env) => of(env).length;
  },
  open: (env, p) => env.book.lang.open(env, p.of),
});

export const describeCountAmount = (): AmountDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector }),
  words: 'the number of {of}',
  example: { of: { select: 'objects', in: ['board'], of: 'you' } },
});
