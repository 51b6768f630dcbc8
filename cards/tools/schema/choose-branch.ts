import { nearestWord } from '../nearest.ts';
import { foundWords } from '../phrases.ts';
import { listWords, type Path, type Problem, unknownWord } from '../problem.ts';
import { branchesByKey, isKind, isTable, shortBranches, type Table } from './branches.ts';
import { wrongKind } from './check-leaf.ts';
import { type JsonSchema, resolve } from './json-schema.ts';

export type Chosen = { readonly branch: JsonSchema } | { readonly problem: Problem };

/** Which branch of a union a value means to be: what is wrong with it is then said of that branch only. */
export function chooseBranch(root: JsonSchema, union: JsonSchema, value: unknown, path: Path): Chosen {
  if (isTable(value)) {
    const { title = 'table', 'x-key': key, 'x-keys': keys } = union;
    if (key !== undefined) return byConstant(branchesByKey(root, union, key), title, key, value, path);
    if (keys) return byPresence(union, title, keys, value, path);
  }
  const branch = shortBranches(root, union).find((short) => isKind(resolve(root, short), value));
  return branch ? { branch } : { problem: wrongKind(root, union, value, path) };
}

function byConstant(
  branches: ReadonlyMap<unknown, JsonSchema>,
  title: string,
  key: string,
  value: Table,
  path: Path,
): Chosen {
  const members = [...branches.keys()].map(String);
  if (!Object.hasOwn(value, key)) {
    const expected = `${key}: one of ${listWords(members)}`;
    return {
      problem: nearKey(title, [key], value, path) ?? {
        path,
        message: `The ${title} lacks the key "${key}".`,
        expected,
      },
    };
  }
  const name = value[key];
  const branch = branches.get(name);
  if (branch) return { branch };
  const place = [...path, key];
  const noun = key === 'op' ? 'op' : title;
  if (typeof name === 'string')
    return { problem: unknownWord(place, `There is no ${noun} "${name.slice(0, 64)}".`, name, members) };
  const message = `Expected the name of the ${noun}, found ${foundWords(name)}.`;
  return { problem: { path: place, message, expected: `one of: ${listWords(members)}` } };
}

function byPresence(union: JsonSchema, title: string, keys: readonly string[], value: Table, path: Path): Chosen {
  const [first, second] = keys.filter((k) => Object.hasOwn(value, k));
  const branch = first === undefined ? undefined : union.anyOf?.[keys.indexOf(first)];
  if (!branch) {
    const list = listWords(keys);
    const [message, expected] =
      keys.length === 1
        ? [`The ${title} lacks the key "${list}".`, `${list}: …`]
        : [`The ${title} has none of the keys ${list}.`, `one of: ${list}`];
    const lacking = { path, message, expected };
    return { problem: nearKey(title, keys, value, path) ?? lacking };
  }
  if (second === undefined) return { branch };
  const message = `The ${title} has both "${first}" and "${second}".`;
  return { problem: { path: [...path, second], at: 'key', message, expected: `one of: ${listWords(keys)}` } };
}

/** The key that says what it is, is missing; perhaps another one was meant to be it. */
function nearKey(title: string, keys: readonly string[], value: Table, path: Path): Problem | undefined {
  for (const key of Object.keys(value)) {
    const nearest = nearestWord(key, keys);
    if (nearest === undefined) continue;
    return { path: [...path, key], at: 'key', message: `The ${title} has no key "${key}".`, nearest };
  }
  return undefined;
}
