import type { Result } from '../flow/frame.ts';
import { NOTHING, numberResult, resultOf } from '../flow/results.ts';
import type { Ref } from '../state/refs.ts';
import { wordRef } from '../state/refs.ts';
import type { Answer, AnswerOf, Request } from './choice.ts';

function at(refs: readonly Ref[], positions: readonly number[]): Ref[] {
  const found: Ref[] = [];
  for (const i of positions) {
    const ref = refs[i];
    if (ref) found.push(ref);
  }
  return found;
}

/** What an accepted answer means, as a named result. */
export function answerResult(request: Request, answer: Answer): Result {
  // The answer was validated against its request, so the two are of one shape.
  switch (request.shape) {
    case 'select':
      return resultOf(at(request.candidates, answer as AnswerOf<'select'>));
    case 'arrange': {
      const piles = (answer as AnswerOf<'arrange'>).map((pile) => at(request.items, pile));
      return { ...resultOf(piles.flat()), piles };
    }
    case 'distribute': {
      const shares = answer as AnswerOf<'distribute'>;
      return { refs: request.recipients, amount: shares.reduce((sum, n) => sum + n, 0), shares };
    }
    case 'number':
      return numberResult(answer as AnswerOf<'number'>);
    case 'assign': {
      const targets = answer as AnswerOf<'assign'>;
      const items = request.items.filter((_, i) => targets[i] != null);
      const assigned = targets.flatMap((t) => (t === null ? [] : [request.targets[t] ?? null]));
      return { refs: items, amount: items.length, assigned };
    }
    case 'pay': {
      const parts = answer as AnswerOf<'pay'>;
      const shares = request.sources.map((_, i) => parts.reduce((sum, part) => sum + (part[i] ?? 0), 0));
      return { refs: request.sources.map((s) => s.ref), amount: shares.reduce((sum, n) => sum + n, 0), shares };
    }
    case 'act': {
      const action = request.actions[answer as AnswerOf<'act'>];
      return action ? resultOf([wordRef(action.name)]) : NOTHING;
    }
  }
}
