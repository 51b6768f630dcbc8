import { envOf, type Position } from '../../effects/env.ts';
import { select } from '../../effects/evaluators.ts';
import type { Fact } from '../../effects/events/event.ts';
import { resultOf } from '../../effects/flow/results.ts';
import { checksDue } from '../../effects/flow/sweep.ts';
import type { Invariant } from './invariant.ts';

/** What the state checks of the ruleset would do now. */
function wouldDo(at: Position): readonly Fact[] {
  const rules = { you: at.state.turn.active, self: null };
  return at.book.ruleset.checks.flatMap(({ find, do: nodes }) => {
    const found = select(envOf(at, rules), find);
    const env = envOf(at, { ...rules, results: { it: resultOf(found) } });
    return found.length === 0 ? [] : nodes.flatMap((node) => at.book.lang.propose(env, node).facts);
  });
}

/** Nobody may do what he likes before all checks are made, and who is left at the end has not lost with the others. */
export const checksMade: Invariant = {
  name: 'all state checks are made before anyone goes on, and before the match is decided',
  broken: ({ match }) => {
    const { result, choices, frames } = match.state;
    const kind = choices[0]?.asker.kind;
    if (!result)
      return (kind === 'window' || kind === 'priority') &&
        frames.every((f) => f.status === 'stacked') &&
        checksDue(match)
        ? 'a window is open, and a check is due'
        : null;
    // Where somebody left or an effect ended the match, that came before any check.
    if (result.reason !== 'last') return null;
    const loser = wouldDo(match).find((f) => f.type === 'lost' && result.winners.includes(f.player));
    return loser?.type === 'lost' ? `player ${loser.player} has won and lost by ${loser.why}` : null;
  },
};
