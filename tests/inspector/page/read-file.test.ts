import { describe, expect, it } from 'vitest';
import { jsonFaultAt } from '../../../inspector/page/local/json-place.ts';
import { contentOf, MOST_BYTES } from '../../../inspector/page/local/read-file.ts';
import { type Fault, Unreadable } from '../../../inspector/page/local/unreadable.ts';

/** What is wrong with a file; `null` if it can be read. */
function faultOf(name: string, text: string): Fault | null {
  try {
    contentOf({ name, text });
    return null;
  } catch (error) {
    if (error instanceof Unreadable) return error.fault;
    throw error;
  }
}

describe('a file', () => {
  it.each([
    ['a.json', '{"state": {}, "format": 1}', 'save'],
    ['a', ' {"moves": [], "setup": {}}', 'replay'],
    ['a.yaml', 'scenario: One', 'scenario'],
    ['a.yml', '{ scenario: One }', 'scenario'],
    ['a.json', '{"scenario": "One"}', 'scenario'],
    ['a.json', '{"scenarios": []}', 'scenario'],
  ])('%s of %s is a %s', (name, text, kind) => {
    expect(contentOf({ name, text }).kind).toBe(kind);
  });

  it.each([
    ['a.json', '[1, 2]'],
    ['a.json', 'null'],
    ['a.json', '"text"'],
    ['a', '{"__proto__": {"state": 1}}'],
  ])('%s of %s is none of ours', (name, text) => {
    expect(faultOf(name, text)).toEqual({ is: 'foreign' });
  });

  it('is not read where it is too large', () => {
    expect(faultOf('a.json', 'x'.repeat(MOST_BYTES + 1))).toMatchObject({ is: 'too-large' });
  });

  it('says where it is no JSON', () => {
    expect(faultOf('a.json', '{\n  "state": {,\n}')).toEqual({ is: 'no-json', line: 2, column: 13 });
  });
});

describe('where a text is no JSON', () => {
  it.each([
    ['', 1, 1],
    ['{"a": x}', 1, 7],
    ['{"a": 1,}', 1, 9],
    ['{"a" 1}', 1, 6],
    ['{a: 1}', 1, 2],
    ['[1 2]', 1, 4],
    ['[1, 2', 1, 6],
    ['{} {}', 1, 4],
    ['[1, 2}', 1, 6],
    ['["a\nb"]', 1, 2],
    ['{"a": [true,\n  nul]}', 2, 3],
    ['[01]', 1, 3],
    ['"\\x"', 1, 1],
  ])('%j: line %i, column %i', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(jsonFaultAt(text)).toEqual({ line, column });
  });

  it('is behind all that is JSON', () => {
    const text = JSON.stringify({ a: [1, -2.5e-7, 'x\n"', null, {}, [], { b: true }], ключ: false }, null, 2);
    expect(jsonFaultAt(`${text}#`)).toEqual({ line: text.split('\n').length, column: 2 });
  });
});
