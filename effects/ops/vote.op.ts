import type { Env } from '../env.ts';
import { holds, selectPlayers } from '../evaluators.ts';
import type { Answered } from '../flow/frame.ts';
import type { Mode, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { flag, listOf, mode, name, Optional, paramsOf, selector } from '../schema.ts';
import { wordRef } from '../state/refs.ts';
import { type Ask, defineOp, type OpDescription, picked } from './op.ts';

/** Players vote for one of several effects; the one with the most votes is done. */
export interface Params {
  /** The effects that are voted on, each with a name. */
  readonly modes: readonly Mode[];
  /** Who votes: everyone when left out, in turn order. */
  readonly by?: Selector;
  /**
   * Which of the modes wins a tie, whether it is one of those or not; where that is not voted on, or it is left out, all
   * that have the most votes are done, in their order.
   */
  readonly tie?: string;
  /** No vote shows before all are in. */
  readonly secret?: boolean;
}

const onVote = (env: Env, p: Params): readonly Mode[] => p.modes.filter((m) => holds(env, m.if));

function ask(env: Env, p: Params): Ask | null {
  const candidates = onVote(env, p).map((m) => wordRef(m.name));
  const players = selectPlayers(env, p.by ?? 'everyone');
  const open = env.book.lang.dataOpen(
    env,
    p.modes.map((m) => m.if),
  );
  const one = candidates.length > 0 ? 1 : 0;
  if (players.length === 0 || (one === 0 && open)) return null;
  return {
    purpose: 'vote',
    requests: players.map((player) => ({ shape: 'select', player, candidates, min: one, max: one })),
    open,
    ...(p.secret ? { order: 'secret' as const } : {}),
  };
}

/** The modes with the most votes, or the one that wins a tie. */
function winners(modes: readonly Mode[], answers: readonly Answered[], tie: string | undefined): readonly Mode[] {
  const votes = picked(answers).map((ref) => (ref.kind === 'word' ? ref.word : ''));
  const counts = modes.map((m) => votes.filter((word) => word === m.name).length);
  const most = Math.max(1, ...counts);
  const first = modes.filter((_, i) => counts[i] === most);
  const broken = first.length > 1 ? modes.find((m) => m.name === tie) : undefined;
  return broken ? [broken] : first;
}

export const voteOp = defineOp<Params>({
  ask,
  expand: (env, p, answers) => {
    const won = winners(onVote(env, p), answers, p.tie);
    const nodes = won.flatMap((m) => m.do);
    return won.length === 0 ? { skip: reason('no-candidate', 'nothing was voted for') } : { list: { nodes } };
  },
});

export const describeVoteOp = (): OpDescription<Params> => ({
  asks: 'select',
  params: paramsOf<Params>()({
    modes: listOf<Mode>(mode, { minItems: 1 }),
    by: Optional(selector),
    tie: Optional(name),
    secret: Optional(flag),
  }),
  words: '[{by} <votes|vote>/vote][ in secret|secret=true][, a tie going to {tie}]: {modes:either}',
  example: {
    modes: [
      { name: 'feast', do: [{ op: 'heal', to: 'everyone', amount: 2 }] },
      { name: 'famine', do: [{ op: 'discard', who: 'everyone' }] },
    ],
  },
});
