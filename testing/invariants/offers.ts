import { readAnswer, sampleAnswer, validateAnswer } from '../../effects/choices/shapes.ts';
import { type OpenRequest, openRequests } from '../../effects/rules/open-requests.ts';
import type { Draw, Invariant } from './invariant.ts';

/** So many of the answers that are listed are looked at. */
const LOOKED_AT = 60;

/** What is wrong about what may be answered to a request. */
function wrongWith(open: OpenRequest, draw: Draw): string | null {
  if (open.accepts(open.fallback) !== true) return 'the least that may be done is not accepted';
  if (
    validateAnswer(open.request, sampleAnswer(open.request, draw)) !== true ||
    open.accepts(open.random(draw)) !== true
  )
    return 'a random answer is not accepted';
  const seen = new Set<string>();
  for (const answer of open.answers) {
    if (seen.size === LOOKED_AT) return null;
    if (open.accepts(answer) !== true) return 'an answer that is listed is not accepted';
    const read = JSON.stringify(readAnswer(open.request, answer));
    if (seen.has(read)) return 'an answer is listed twice';
    seen.add(read);
  }
  return open.count === seen.size ? null : `${open.count} answers are counted, and ${seen.size} listed`;
}

/** All that is listed or drawn may be answered, and each thing is listed once. */
export const offers: Invariant = {
  name: 'what is offered may be answered, and is offered once',
  broken: ({ match }, draw) => {
    for (const open of openRequests(match)) {
      const wrong = wrongWith(open, draw);
      if (wrong !== null) return `${wrong}: ${open.choice.purpose}`;
    }
    return null;
  },
};
