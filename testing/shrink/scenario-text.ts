import { Document } from 'yaml';
import { isTable } from '../../cards/tools/schema/branches.ts';
import type { ScenarioData } from '../scenario/format.ts';

/** As wide as lines of a scenario file are. */
const WIDTH = 115;
/** Words that older readers of YAML take for something else. */
const ODD = /^(y|n|yes|no|on|off)$/i;

/** A scenario as the text of a file: what fits into a line is in one. */
export function scenarioText(data: ScenarioData): string {
  // What is not there at all is not written either.
  const { steps, end, ...before } = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
  const given = Array.isArray(steps) && steps.length > 0 ? steps : undefined;
  const lines = [
    ...linesOf(before, ''),
    ...(given ? ['steps:', ...given.flatMap((step) => item(linesOf(step, '    ')))] : []),
    ...(steps && !given ? ['steps: []'] : []),
    ...linesOf({ end }, ''),
  ];
  return `${lines.join('\n')}\n`;
}

/** A table or a list, part by part below each other. */
function linesOf(value: unknown, indent: string): string[] {
  const deeper = `${indent}  `;
  if (isTable(value))
    return Object.entries(value).flatMap(([key, part]) => {
      const name = `${indent}${scalar(key)}:`;
      const whole = `${name} ${flow(part)}`;
      return whole.length <= WIDTH || !isWide(part) ? [whole] : [name, ...linesOf(part, deeper)];
    });
  return (value as readonly unknown[]).flatMap((part) => {
    const whole = `${indent}- ${flow(part)}`;
    return whole.length <= WIDTH || !isWide(part) ? [whole] : item(linesOf(part, deeper));
  });
}

/** Lines as one item of a list: its dash takes the place of their last two blanks. */
const item = ([first = '', ...more]: readonly string[]): string[] => [first.replace(/ {2}(?! )/, '- '), ...more];

const isWide = (value: unknown): boolean =>
  isTable(value) ? Object.keys(value).length > 0 : Array.isArray(value) && value.length > 0;

/** A value in one line. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (!isTable(value)) return typeof value === 'string' && ODD.test(value) ? `"${value}"` : scalar(value);
  const parts = Object.entries(value).map(([key, part]) => `${scalar(key)}: ${flow(part)}`);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

/** As it has to be written inside of a line, in quotes where it needs them. */
const scalar = (value: unknown): string =>
  new Document([value])
    .toString({ collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 })
    .trimEnd()
    .slice(1, -1);
