import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OPS } from '../../effects/ops/registry.gen.ts';

const names = (folder: string, ending: string): readonly string[] =>
  readdirSync(new URL(folder, import.meta.url)).flatMap((file) =>
    file.endsWith(ending) ? [file.slice(0, -ending.length)] : [],
  );

const files = names('../../effects/ops/', '.op.ts');
const specs = names('./', '.test.ts').filter((file) => file !== 'mirror');
/** The op of a file: `draw-one.op.ts` is `drawOne`. */
const opOf = (file: string): string => file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

test('every op is registered, and has a test file of its name', () => {
  expect(files.map(opOf).toSorted()).toEqual(Object.keys(OPS).toSorted());
  expect(specs.toSorted()).toEqual(files.toSorted());
});

describe.each(files)('%s', (file) => {
  test('shows what every op must show, and more', () => {
    const text = readFileSync(new URL(`./${file}.test.ts`, import.meta.url), 'utf8');
    expect(text).toContain(`conformance({\n  op: '${opOf(file)}',`);
    expect(text).toMatch(/^\s*(test|it)(\.each)?\(/m);
  });
});
