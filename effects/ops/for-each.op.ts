import { select } from '../evaluators.ts';
import type { Effect, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { effects, name, Optional, paramsOf, selector } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/** Once for each of a selection, made at the start. Each is `each`, or has the name that `name` gives it. */
export interface Params {
  /** What it is done for. */
  readonly of: Selector;
  /** What each is called in `do`; `each` when left out. */
  readonly name?: string;
  /** What is done for each. */
  readonly do: readonly Effect[];
}

const EACH = 'each';

export const forEachOp = defineOp<Params>({
  expand: (env, p) => {
    const items = select(env, p.of);
    if (items.length === 0) return { skip: reason('no-candidate') };
    return { list: { path: 'do' }, loop: { items, as: p.name ?? EACH } };
  },
});

export const describeForEachOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector, name: Optional(name), do: effects }),
  loop: [EACH],
  words: 'for each of {of}[, called the {name}]: {do}',
  example: { of: { select: 'players', who: 'all' }, do: [{ op: 'draw', who: 'each' }] },
});
