import { name, paramsOf } from '../schema.ts';
import { definePatch, type PatchDescription } from './patch.ts';

/**
 * Something that it may not do, or that may not be done to it: an action by its name, `target` for being chosen
 * by opponents, or an event by its name.
 */
export interface Params {
  /** Name of the action, `target`, or name of the event. */
  readonly what: string;
}

export const forbidPatch = definePatch<Params>({
  layer: 'rule',
  patch: (_, card, p) => {
    if (!card.forbidden.includes(p.what)) card.forbidden = [...card.forbidden, p.what];
  },
});

export const describeForbidPatch = (): PatchDescription<Params> => ({
  params: paramsOf<Params>()({ what: name }),
  words: 'a ban on {what}',
  example: { what: 'attack' },
});
