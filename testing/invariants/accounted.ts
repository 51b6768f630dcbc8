import { isIn } from '../../effects/state/objects.ts';
import type { Invariant } from './invariant.ts';

/** What was set off begins, and what began comes to its end once: resolved, countered or fizzled. */
export const accounted: Invariant = {
  name: 'every effect begins once and ends once',
  broken: ({ match, before, messages }) => {
    const { state } = match;
    const begun = messages
      .flatMap((message) => message.begun)
      .filter(({ kind }) => kind === 'trigger' || kind === 'play');
    const ended = messages.flatMap(({ events }) => events.flatMap((e) => (e.type === 'finished' ? [e.of] : [])));
    const twice = ended.find((id, i) => ended.indexOf(id) !== i);
    if (twice !== undefined) return `the effect ${twice} has ended twice`;
    const pending = new Set(state.frames.map(({ id }) => id));
    const alive = ended.find((id) => pending.has(id));
    if (alive !== undefined) return `the effect ${alive} has ended and is still pending`;
    if (state.result) return null;
    const done = new Set([...ended, ...pending]);
    const had = (before?.state.frames ?? []).filter(
      (f) => (f.kind === 'trigger' || f.kind === 'play') && f.status !== 'draft',
    );
    // What belonged to a player who is out goes with him.
    const lost = [...had, ...begun].find(({ id, controller }) => !done.has(id) && isIn(match, controller));
    if (lost) return `the effect ${lost.id} has never come to its end`;
    for (const { id } of [...begun, ...state.waiting]) done.add(id);
    const set = [...(before?.state.waiting ?? []), ...messages.flatMap(({ triggers }) => triggers)];
    const forgotten = set.find(({ id, controller }) => !done.has(id) && isIn(match, controller));
    return forgotten ? `the trigger ${forgotten.id} was set off and forgotten` : null;
  },
};
