import type { Env } from '../env.ts';
import { holds, selectPlayers } from '../evaluators.ts';
import type { Answered } from '../flow/frame.ts';
import type { Mode, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { flag, listOf, mode, name, Optional, paramsOf, selector } from '../schema.ts';
import { wordRef } from '../state/refs.ts';
import { type Ask, defineOp } from './op.ts';

/** Players vote for one of several effects; the one with the most votes is done. */
export interface Params {
  /** The effects that are voted on, each with a name. */
  readonly modes: readonly Mode[];
  /** Who votes: everyone when left out, in turn order. */
  readonly by?: Selector;
  /** Which of the modes wins a tie; all that have the most votes are done when left out, in their order. */
  readonly tie?: string;
  /** No vote shows before all are in. */
  readonly secret?: boolean;
}

const onVote = (env: Env, p: Params): readonly Mode[] => p.modes.filter((m) => holds(env, m.if));

function ask(env: Env, p: Params): Ask | null {
  const candidates = onVote(env, p).map((m) => wordRef(m.name));
  const players = selectPlayers(env, p.by ?? 'everyone');
  if (candidates.length === 0 || players.length === 0) return null;
  return {
    purpose: 'vote',
    requests: players.map((player) => ({ shape: 'select', player, candidates, min: 1, max: 1 })),
    open: env.book.lang.dataOpen(
      env,
      p.modes.map((m) => m.if),
    ),
    ...(p.secret ? { order: 'secret' as const } : {}),
  };
}

/** The names with the most votes. */
function winners(answers: readonly Answered[], tie: string | undefined): ReadonlySet<string> {
  const votes = new Map<string, number>();
  for (const { result } of answers)
    for (const ref of result.refs) if (ref.kind === 'word') votes.set(ref.word, (votes.get(ref.word) ?? 0) + 1);
  const most = Math.max(0, ...votes.values());
  const first = [...votes].flatMap(([word, n]) => (n === most ? [word] : []));
  return new Set(first.length > 1 && tie !== undefined ? [tie] : first);
}

export const voteOp = defineOp<Params>({
  name: 'vote',
  params: paramsOf<Params>()({
    modes: listOf<Mode>(mode, { minItems: 1 }),
    by: Optional(selector),
    tie: Optional(name),
    secret: Optional(flag),
  }),
  ask,
  expand: (env, p, answers) => {
    const won = winners(answers, p.tie);
    const nodes = onVote(env, p).flatMap((m) => (won.has(m.name) ? m.do : []));
    return nodes.length === 0 ? { skip: reason('no-candidate', 'nothing was voted for') } : { list: { nodes } };
  },
  words: '[{by} <votes|vote>/vote][ in secret|secret=true][, a tie going to {tie}]: {modes:either}',
  example: {
    modes: [
      { name: 'feast', do: [{ op: 'heal', to: 'everyone', amount: 2 }] },
      { name: 'famine', do: [{ op: 'discard', who: 'everyone' }] },
    ],
  },
});
