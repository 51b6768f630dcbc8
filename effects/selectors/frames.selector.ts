import type { Env } from '../env.ts';
import { isWho, type Who } from '../evaluators.ts';
import { unresolved, usesStack } from '../flow/scope.ts';
import type { Filter, Selector } from '../language.ts';
import { filter, Optional, oneOf, paramsOf, who } from '../schema.ts';
import { audience, liveObject } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import { defineSelector, type SelectorDescription, wholeOf } from './selector.ts';

/** Effects that are still to resolve, the next one first: on the stack; without a stack, triggers that wait. */
export interface Params {
  /** Whose effects; everyone's when left out. */
  readonly of?: Who;
  /** Only plays of cards, or only triggers. */
  readonly kind?: 'play' | 'trigger';
  /** What their source must be like. */
  readonly where?: Filter;
}

const withoutWhere = ({ where: _, ...rest }: Params): Selector => ({ ...rest, select: 'frames' });

/**
 * Whether everyone knows which effects wait. What waits on a stack is there for all to see; of a trigger they do not know
 * whose source lies where not everyone sees it, and where there are such sources, not whether one waits.
 */
function isKnown(env: Env): boolean {
  const { heard, ruleset } = env.book;
  if (usesStack(env)) return true;
  for (const [name, zones] of heard)
    if (name.startsWith('trigger:')) for (const zone of zones) if (ruleset.zones[zone]?.faces !== 'all') return false;
  return unresolved(env).every(({ source }) => {
    const object = source && liveObject(env, source);
    return !object || audience(env, object) === null;
  });
}

export const framesSelector = defineSelector<Params>({
  select: (p, lang) => {
    const where = lang.where(p.where);
    return (env) =>
      unresolved(env)
        .filter((f) => isWho(env, p.of ?? 'all', f.controller))
        .filter((f) => p.kind === undefined || f.kind === p.kind)
        .filter((f) => p.where === undefined || (f.source !== null && where(env, f.source)))
        .map((f): Ref => ({ kind: 'frame', frame: f.id }));
  },
  open: (env, p) =>
    p.where === undefined
      ? isKnown(env)
      : env.book.lang.facesOpen(env, wholeOf(p, withoutWhere)) && env.book.lang.dataOpen(env, p.where),
});

export const describeFramesSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({
    of: Optional(who),
    kind: Optional(oneOf('play', 'trigger')),
    where: Optional(filter),
  }),
  words: 'the [plays|kind=play/triggers|kind=trigger/effects][ of {of:words}][ from {where:a card}]',
  example: { of: 'opponents' },
});
