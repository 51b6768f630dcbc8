import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PAGE = fileURLToPath(new URL('../../../inspector/page', import.meta.url));
const FILES = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(PAGE, name), 'utf8') }));

/** Keys of a table of texts, as they are written. */
const keysIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/^ {4}(\w+): /gm)].flatMap(([, key]) => key ?? [])),
];

test('every text of the page is used', () => {
  // Some are looked up by a name that comes from elsewhere: so any mention of it will do.
  const mentioned = new Set(
    FILES.filter(({ name }) => dirname(name) !== 'texts').flatMap(({ text }) => text.match(/\w+/g) ?? []),
  );
  const unused = FILES.filter(({ name }) => dirname(name) === 'texts').flatMap(({ name, text }) =>
    keysIn(text)
      .filter((key) => !mentioned.has(key) && !text.includes(`t.${key}`))
      .map((key) => `${name}: ${key}`),
  );
  expect(unused).toEqual([]);
});
