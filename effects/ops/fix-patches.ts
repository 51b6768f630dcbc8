import type { Env } from '../env.ts';
import { count } from '../lang.ts';
import type { Patch } from '../language.ts';

/** Numbers of a resolved effect are settled when it resolves; only static abilities work them out anew. */
export const fixPatches = (env: Env, patches: readonly Patch[]): readonly Patch[] =>
  patches.map((p) => {
    switch (p.patch) {
      case 'addStat':
        return { ...p, by: count(env, p.by) };
      case 'setStat':
        return { ...p, to: count(env, p.to) };
      case 'addKeyword':
        return p.value === undefined ? p : { ...p, value: count(env, p.value) };
      default:
        return p;
    }
  });
