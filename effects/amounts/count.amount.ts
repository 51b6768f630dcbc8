import { select } from '../lang.ts';
import type { Selector } from '../language.ts';
import { paramsOf, selector } from '../schema.ts';
import { defineAmount } from './amount.ts';

/** How many a selection gives. */
export interface Params {
  readonly of: Selector;
}

export const countAmount = defineAmount<Params>({
  name: 'count',
  params: paramsOf<Params>()({ of: selector }),
  count: (env, p) => select(env, p.of).length,
  open: (env, p) => env.book.lang.open(env, p.of),
  words: 'the number of {of}',
  example: { of: { select: 'objects', in: ['board'], of: 'you' } },
});
