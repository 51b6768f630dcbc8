import { amountOf } from '../events/amount.ts';
import { paramsOf } from '../schema.ts';
import { type AmountDescription, defineAmount } from './amount.ts';

/** How much the event came to that set this off, or that is being replaced; 1 for one that is no amount. */
export type Params = Readonly<Record<never, never>>;

export const eventAmount = defineAmount<Params>({
  count: () => (env) => (env.event ? amountOf(env.event) : 0),
  personal: () => true,
  // An event that not everyone saw tells only some how much it was.
  open: (env) => !env.event || !('audience' in env.event && env.event.audience),
});

export const describeEventAmount = (): AmountDescription<Params> => ({
  params: paramsOf<Params>()({}),
  words: 'that much',
  example: {},
});
