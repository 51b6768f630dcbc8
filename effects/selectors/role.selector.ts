import { oneOf, paramsOf } from '../schema.ts';
import { playerRef } from '../state/refs.ts';
import { defineSelector, type SelectorDescription } from './selector.ts';

/** Someone or something in the event that set this off, or that is being replaced. */
export interface Params {
  /** What it is about, the other thing in it, the player it concerns, or what caused it. */
  readonly of: 'subject' | 'other' | 'player' | 'source';
}

export const roleSelector = defineSelector<Params>({
  select: (p) => (env) => {
    if (!env.event) return [];
    if (p.of === 'source') return env.event.source ? [env.event.source] : [];
    const roles = env.book.lang.roles(env.event);
    if (p.of === 'player') return roles.player === undefined ? [] : [playerRef(roles.player)];
    const ref = roles[p.of];
    return ref ? [ref] : [];
  },
  personal: () => true,
  open: (env) => !env.event || !('audience' in env.event && env.event.audience),
  gives: (p) => (p.of === 'player' ? 'player' : undefined),
});

export const describeRoleSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({ of: oneOf('subject', 'other', 'player', 'source') }),
  one: true,
  words: 'the [thing|of=subject/other thing|of=other/player|of=player/source|of=source] of the event',
  example: { of: 'subject' },
});
