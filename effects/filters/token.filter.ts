import { reason } from '../reason.ts';
import { flag } from '../schema.ts';
import { lastKnown } from '../state/objects.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** Whether it is a token. */
export type Params = boolean;

export const tokenFilter = defineFilter<Params>({
  test: (wanted) => (env, ref) =>
    (lastKnown(env, ref)?.token === true) === wanted || reason('condition-false', wanted ? 'no token' : 'a token'),
});

export const describeTokenFilter = (): FilterDescription<Params> => ({
  params: flag,
  place: 'before',
  words: '[token|value=true/nontoken|value=false]',
  example: true,
});
