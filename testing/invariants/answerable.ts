import { openRequests } from '../../search/index.ts';
import type { Invariant } from './invariant.ts';

/** Nobody waits for ever. */
export const answerable: Invariant = {
  name: 'someone can answer, or the match is over',
  broken: ({ match }) => {
    const { choices, result, players } = match.state;
    if (result) return choices.length > 0 ? 'the match is over, and something is still asked' : null;
    const open = openRequests(match);
    if (open.length === 0) return 'the match is not over, and nobody is asked anything';
    for (const { choice, request, answers } of open) {
      if (players[request.player]?.out !== undefined)
        return `player ${request.player}, who is out, is asked: ${choice.purpose}`;
      if (answers[Symbol.iterator]().next().done) return `player ${request.player} has no answer: ${choice.purpose}`;
    }
    return null;
  },
};
