import type { Env } from './env.ts';
import { type PlayerId, playerId } from './state/ids.ts';
import { lastKnown, turnOrder } from './state/objects.ts';
import { playerRef, type Ref } from './state/refs.ts';

/** A word that always means the same reference or references. */
interface Fixed {
  readonly find: (env: Env) => readonly Ref[];
  /** It gives players, and nothing else. */
  readonly players?: true;
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
  ['you', { find: (env) => [playerRef(env.you)], players: true }],
  ['opponents', { find: (env) => refsOf(turnOrder(env), env.you), players: true }],
  ['everyone', { find: (env) => refsOf(turnOrder(env)), players: true }],
  ['seats', { find: (env) => refsOf(turnOrder(env, playerId(0))), players: true }],
  ['active', { find: (env) => [playerRef(env.state.turn.active)], players: true }],
  ['candidate', { find: (env) => (env.candidate ? [env.candidate] : []) }],
  ['them', { find: (env) => env.results.it?.refs ?? [] }],
  ['bearer', { find: bearerOf, personal: true }],
]);
