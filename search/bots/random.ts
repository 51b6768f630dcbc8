import type { Answer } from '../../effects/choices/choice.ts';
import { sampleAnswer } from '../../effects/choices/shapes.ts';
import { furtherRule } from '../../effects/rules/answering.ts';
import type { Input } from '../../effects/rules/input.ts';
import type { Draw } from '../../effects/rules/sample.ts';
import type { Match } from '../match.ts';
import { type OpenRequest, openRequests } from '../open.ts';

/** A legal answer to one of the open requests, made with the caller's own generator; `null` when the match is over. */
export function randomInput(match: Match, draw: Draw): Input | null {
  const open = openRequests(match);
  const next = open[open.length > 1 ? draw(open.length) : 0];
  if (!next || match.state.result) return null;
  return {
    type: 'answer',
    player: next.request.player,
    choice: next.choice.id,
    value: drawn(match, next, draw),
    by: 'bot',
  };
}

/** How often an answer is drawn before the first legal one is taken. */
const TRIES = 20;

function drawn(match: Match, { choice, request, answers }: OpenRequest, draw: Draw): Answer {
  const rule = furtherRule(match, choice);
  for (let k = 0; k < TRIES; k++) {
    const answer = sampleAnswer(request, draw);
    if (!rule || rule(request, answer) === true) return answer;
  }
  for (const answer of answers) return answer;
  throw new Error(`Choice ${choice.id} has no legal answer.`);
}
