import { holds, onePlayer } from '../evaluators.ts';
import type { Mode, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { listOf, mode, Optional, paramsOf, selector } from '../schema.ts';
import { wordRef } from '../state/refs.ts';
import { defineOp, type OpDescription } from './op.ts';
import { emptyAsk } from './requests.ts';

/** A player chooses one of several effects when the node is reached. */
export interface Params {
  /** The effects to choose from, each with a name. */
  readonly modes: readonly Mode[];
  /** Who chooses: the controller when left out. */
  readonly by?: Selector;
}

export const modeOp = defineOp<Params>({
  ask: (env, p) => {
    const candidates = p.modes.filter((m) => holds(env, m.if)).map((m) => wordRef(m.name));
    const player = onePlayer(env, p.by);
    const open = env.book.lang.dataOpen(
      env,
      p.modes.map((m) => m.if),
    );
    if (candidates.length === 0) return open ? null : emptyAsk(player, 'mode');
    return { purpose: 'mode', open, requests: [{ shape: 'select', player, candidates, min: 1, max: 1 }] };
  },
  expand: (_, p, answers) => {
    const word = answers[0]?.result.refs[0];
    const at = p.modes.findIndex((m) => word?.kind === 'word' && m.name === word.word);
    return at < 0 ? { skip: reason('no-candidate', 'no mode is open') } : { list: { path: `modes.${at}.do` } };
  },
});

export const describeModeOp = (): OpDescription<Params> => ({
  asks: 'select',
  params: paramsOf<Params>()({ modes: listOf<Mode>(mode), by: Optional(selector) }),
  single: ['by'],
  words: '[{by} <chooses|choose>/choose] one: {modes:;}',
  example: {
    modes: [
      { name: 'draw', do: [{ op: 'draw' }] },
      { name: 'heal', do: [{ op: 'heal', to: 'you', amount: 2 }] },
    ],
  },
});
