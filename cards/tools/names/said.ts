import { MODE_PICK } from '../../../effects/rules/pick-names.ts';
import { type Problem, unknownWord } from '../problem.ts';
import { isTable } from '../schema/branches.ts';
import type { Place } from './name-use.ts';

/** A cost of a play gives its name to what is chosen to pay it. Elsewhere the node that pays is what has a name. */
export function giveCost(cost: unknown, at: Place): Problem | undefined {
  if (!isTable(cost) || typeof cost.as !== 'string') return undefined;
  if (!at.scope.plan)
    return {
      path: [...at.path, 'as'],
      at: 'key',
      message: 'Only what a play or the use of an ability costs has names.',
      expected: 'the name at the node that pays',
    };
  if (cost.cost === 'either' && isTable(cost.of)) at.scope.offer(cost.as, Object.keys(cost.of));
  else at.scope.give(cost.as, 'object');
  return undefined;
}

/** The modes of a play, or of the use of an ability, are the words of its answer. */
export function giveModes(plan: unknown, at: Place): void {
  if (!isTable(plan) || !Array.isArray(plan.modes)) return;
  at.scope.offer(
    MODE_PICK,
    plan.modes.flatMap((mode) => (isTable(mode) && typeof mode.name === 'string' ? [mode.name] : [])),
  );
}

/** Why an answer can never hold a word. */
export function neverSaid(condition: unknown, at: Place): Problem | undefined {
  if (!isTable(condition) || condition.test !== 'said') return undefined;
  const { in: answer, word } = condition;
  if (typeof answer !== 'string' || typeof word !== 'string') return undefined;
  const words = at.scope.offered(answer);
  if (!words || words.includes(word)) return undefined;
  return unknownWord([...at.path, 'word'], `"${word}" is no answer of "${answer}".`, word, words);
}
