import type { NameKind } from '../../effects/name-kinds.ts';
import { NOUNS } from './names/vocabulary.ts';
import { listWords } from './problem.ts';
import { isProgram, type JsonSchema, refName, resolve } from './schema/json-schema.ts';

/** What a value is, in words. */
export function foundWords(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return value.length > 40 ? `the text "${value.slice(0, 40)}…"` : `the text "${value}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a table of keys' : `a ${typeof value}`;
}

const article = (noun: string): string => (/^[aeio]/.test(noun) ? `an ${noun}` : `a ${noun}`);

/** What a schema wants, in words. */
export function wantedWords(root: JsonSchema, schema: JsonSchema): string {
  const target = resolve(root, schema);
  if (target.const !== undefined) return `"${target.const}"`;
  if (target.enum) return `one of: ${listWords(target.enum.map(String))}`;
  if (target.anyOf) return unionWords(root, target);
  switch (target.type) {
    case 'object':
      return target.title === undefined ? 'a table of keys' : article(target.title);
    case 'array':
      return isProgram(target) ? 'a list of effects' : `a list${ofItems(root, target.items)}`;
    case 'string':
      return nameWords(target['x-name']);
    case 'integer':
      return 'a whole number';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    default:
      return 'something else';
  }
}

const nameWords = (kind: NameKind | undefined): string => {
  if (kind === undefined || kind === 'free') return 'a name or text';
  return kind in NOUNS ? `the name of ${article(NOUNS[kind as keyof typeof NOUNS])}` : 'a name';
};

function ofItems(root: JsonSchema, items: JsonSchema | undefined): string {
  if (!items) return '';
  const title = refName(items) === undefined ? undefined : resolve(root, items).title;
  return title === undefined || title.includes('`') ? '' : ` (each ${article(title)})`;
}

function unionWords(root: JsonSchema, union: JsonSchema): string {
  const branches = (union.anyOf ?? []).map((branch) => resolve(root, branch));
  const short = branches.filter((b) => b.type !== 'object').map((b) => wantedWords(root, b));
  const key = union['x-key'];
  if (union.title === undefined) return short.join(' or ');
  const whole = `${article(union.title)}${key === undefined ? '' : ` such as { ${key}: … }`}`;
  return [...short, whole].join(' or ');
}
