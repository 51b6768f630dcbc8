import type { Env } from './env.ts';
import type { BearerKind } from './selectors/selector.ts';
import { type PlayerId, playerId } from './state/ids.ts';
import { lastKnown, turnOrder } from './state/objects.ts';
import { playerRef, type Ref } from './state/refs.ts';

/** A word that always means the same reference or references. */
interface Fixed {
  readonly find: (env: Env) => readonly Ref[];
  /** What all it gives is, where that is always the same. */
  readonly gives?: BearerKind;
  /** What it gives depends on the source, and not only on its player. */
  readonly personal?: true;
}

function refsOf(players: readonly PlayerId[], without?: PlayerId): readonly Ref[] {
  const refs: Ref[] = [];
  for (const player of players) if (player !== without) refs.push(playerRef(player));
  return refs;
}

function bearerOf(env: Env): readonly Ref[] {
  const bearer = env.self && lastKnown(env, env.self)?.attachedTo;
  return bearer ? [bearer] : [];
}

/** The fixed references; every other word names a result. */
export const FIXED: ReadonlyMap<string, Fixed> = new Map<string, Fixed>([
  ['self', { find: (env) => (env.self ? [env.self] : []), personal: true }],
  ['you', { find: (env) => [playerRef(env.you)], gives: 'player' }],
  ['opponents', { find: (env) => refsOf(turnOrder(env), env.you), gives: 'player' }],
  ['everyone', { find: (env) => refsOf(turnOrder(env)), gives: 'player' }],
  ['seats', { find: (env) => refsOf(turnOrder(env, playerId(0))), gives: 'player' }],
  ['active', { find: (env) => [playerRef(env.state.turn.active)], gives: 'player' }],
  ['candidate', { find: (env) => (env.candidate ? [env.candidate] : []) }],
  ['them', { find: (env) => env.results.it?.refs ?? [] }],
  ['bearer', { find: bearerOf, personal: true }],
]);
