import type { Invariant } from './invariant.ts';

/**
 * Nothing is left over once all is done, which is when a player may do what he likes in his turn. A match that is over
 * stays as it was at that moment: what was pending then never happens.
 */
export const finished: Invariant = {
  name: 'nothing pending is left behind',
  broken: ({ match: { state } }) => {
    const { frames, waiting, scopes, choices, result } = state;
    if (result || choices[0]?.asker.kind !== 'window') return null;
    const left = [
      ...frames.map((f) => `the effect ${f.id} (${f.status})`),
      ...waiting.map((w) => `the trigger ${w.id}`),
      ...scopes.map((s) => `the scope ${s}`),
    ];
    return left.length === 0 ? null : `a window is open, and there is still ${left.join(', ')}`;
  },
};
