import { expect, test } from 'vitest';
import { FILTERS } from '../../effects/filters/registry.gen.ts';
import { FAMILIES } from '../../effects/vocabulary.ts';
import { cli } from './run.ts';

test('tells every word in a line, by its kind', async () => {
  const { code, out } = await cli(['vocabulary']);
  expect(code).toBe(0);
  const words = [...Object.values(FAMILIES).flatMap(({ members }) => Object.keys(members)), ...Object.keys(FILTERS)];
  const told = out.flatMap((line) => /^ {2}([\w-]+) {2,}\S/.exec(line)?.[1] ?? []);
  expect(told.slice(0, words.length)).toEqual(words);
  expect(told.slice(words.length)).toEqual(expect.arrayContaining(['triggeredAbility', 'limit', 'mode', 'turn-end']));
  const kinds = [...Object.keys(FAMILIES), 'filter', 'ability', 'part', 'duration'];
  expect(out.filter((line) => line.endsWith(':'))).toEqual(kinds.map((kind) => `${kind}:`));
});

test('tells what is named in full: a word in every kind that has it, or a whole kind', async () => {
  const most = await cli(['vocabulary', 'most']);
  expect(most.out.join('\n').match(/^\{.*\}.*$/gm)).toEqual([
    '{ select: most } (selector)',
    '{ amount: most } (amount)',
  ]);
  const { out } = await cli(['vocabulary', 'condition']);
  const heads = out.join('\n').match(/^\{ test: \w+ \}/gm) ?? [];
  expect(heads).toHaveLength(Object.keys(FAMILIES.condition.members).length);
});

test('knows a word however its parts are joined', async () => {
  expect((await cli(['vocabulary', 'turn-end'])).out.join('\n')).toMatch(/^\{ until: turn-end \} \(duration\)/);
  for (const word of ['pickRandom', 'pick-random', 'PICKRANDOM'])
    expect((await cli(['vocabulary', word])).out.join('\n')).toMatch(/^\{ op: pickRandom \}/);
});

test('tells which words a parameter may be', async () => {
  const { out } = await cli(['vocabulary', 'role']);
  expect(out.join('\n')).toContain('what caused it. One of: subject, other, player, source.');
});

test('gives one document', async () => {
  const { out } = await cli(['vocabulary', 'mill', '--json']);
  expect(JSON.parse(out.join('\n'))).toMatchObject([
    { family: 'effect', word: 'mill', example: { op: 'mill', count: 3 }, words: 'mill 3 cards' },
  ]);
});

test('a word that is none gets the nearest', async () => {
  const { code, out, err } = await cli(['vocabulary', 'damge']);
  expect([code, out]).toEqual([1, []]);
  expect(err).toEqual(['cardwright: there is no word "damge" in the vocabulary (did you mean "damage"?)']);
});
