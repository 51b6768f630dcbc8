import type { Path, Problem } from '../problem.ts';
import type { Table } from '../schema/branches.ts';
import type { JsonSchema } from '../schema/json-schema.ts';

/** What the least is where it is left out, by the definition it is left out of. */
const LEAST: Readonly<Record<string, number>> = { amountSpec: 0, targetSpec: 1, 'effect.chooseNumber': 0 };

/** A least that is more than the most, where both are plain numbers. */
export function rangeProblem(
  definition: string | undefined,
  { properties }: JsonSchema,
  table: Table,
  path: Path,
): Problem | undefined {
  if (!properties?.min || !properties.max) return undefined;
  const { min = definition === undefined ? undefined : LEAST[definition], max } = table;
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return undefined;
  const message = `The most is ${max}, and the least is ${min}.`;
  return { path: [...path, 'max'], message, expected: `${min} or more` };
}
