import { paramsOf } from '../schema.ts';
import { defineAmount } from './amount.ts';

/** How much the event came to that set this off, or that is being replaced. */
export type Params = Readonly<Record<never, never>>;

export const eventAmount = defineAmount<Params>({
  name: 'event',
  params: paramsOf<Params>()({}),
  count: () => (env) => (env.event ? (env.book.lang.roles(env.event).amount ?? 0) : 0),
  personal: () => true,
  // An event that not everyone saw tells only some how much it was.
  open: (env) => !env.event || !('audience' in env.event && env.event.audience),
  words: 'that much',
  example: {},
});
