// The same by search, with no actor.
import { makeBook } from 'cardwright';
import { answer, openRequests, start } from 'cardwright/search';

const { cards, coins, players } = globalThis.game;
let { match } = start(makeBook(coins, cards), { seed: 1, players });
while (!match.state.result) {
  const [{ request, choice, answers }] = openRequests(match);
  const [first] = answers;
  const input = { type: 'answer', player: request.player, choice: choice.id, value: first };
  const taken = answer(match, input);
  if (!taken.ok) throw new Error(taken.message);
  match = taken.match;
}
globalThis.outcome = match.state.result.reason;
