import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const PAGE = readFileSync(new URL('docs/cases.md', ROOT), 'utf8');
const FILES = readdirSync(new URL('tests/scenarios/cases/', ROOT)).toSorted();

/** A row of a table on the page: its case, and the scenarios and tests that are its own. */
interface Row {
  readonly no: string;
  readonly scenarios: readonly string[];
  readonly tests: readonly string[];
}

const named = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const rowsOf = (text: string): readonly Row[] =>
  [...text.matchAll(/^\| (B\d+) +\|[^|]*\|([^|]*)\|/gm)].map(([, no = '', files = '']) => ({
    no,
    scenarios: named(files, /`([\w-]+\.yaml)`/g),
    tests: named(files, /`(tests\/[\w./-]+)`/g),
  }));

const [written = '', waiting = ''] = PAGE.split(/^## Waiting$/m);
const CASES = rowsOf(written);
const WAITING = rowsOf(waiting);

/** The case of a file, by its name: `B07-…` and `b075.test.ts` are of B07 and B75. */
const caseOf = (file: string): string | undefined => {
  const [, no] = /^b(\d+)[-.]/i.exec(file) ?? [];
  return no && `B${String(Number(no)).padStart(2, '0')}`;
};

test('there are 106 cases, in the order of their numbers, and none comes twice', () => {
  for (const rows of [CASES, WAITING]) {
    const numbers = rows.map(({ no }) => Number(no.slice(1)));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  }
  expect(new Set([...CASES, ...WAITING].map(({ no }) => no)).size).toBe(106);
  expect(CASES.length + WAITING.length).toBe(106);
});

test('each file of scenarios is named once, by its case, and each case names one that is there', () => {
  expect(CASES.flatMap(({ scenarios }) => scenarios).toSorted()).toEqual(FILES);
  for (const { no, scenarios } of CASES) {
    expect(scenarios.map(caseOf), no).toContain(no);
    for (const file of scenarios) expect([no, undefined], file).toContain(caseOf(file));
  }
});

test('each test of a case is named by it, and is there', () => {
  const own = readdirSync(new URL('tests/cases/', ROOT)).map((file) => `tests/cases/${file}`);
  expect(CASES.flatMap(({ tests }) => tests).toSorted()).toEqual(own.toSorted());
  for (const { no, tests } of CASES) for (const file of tests) expect(caseOf(file.replace(/.*\//, '')), file).toBe(no);
});

test('what waits has no scenarios, and says what it waits for', () => {
  const begun = [...FILES, ...readdirSync(new URL('tests/cases/', ROOT))].map(caseOf);
  for (const { no } of WAITING) expect(begun).not.toContain(no);
  const said = waiting.match(/^\| B\d+ +\|[^|]+\| (the ruleset stack: [^|]+|the bot that searches +)\|$/gm);
  expect(said).toHaveLength(WAITING.length);
});

test('each case says by what else it is covered', () => {
  const rows = written.match(/^\| B\d+ .*\|$/gm) ?? [];
  expect(rows.filter((row) => !/\| [^|]*`[^|`]+`[^|]*\|$/.test(row))).toEqual([]);
});

const SECTIONS = written.split(/^## /m).slice(1);

test('each kind has a section that begins with what covers all of it', () => {
  expect(SECTIONS.map((text) => Number.parseInt(text, 10))).toEqual(Array.from({ length: 17 }, (_, i) => i + 1));
  for (const text of SECTIONS) expect(text.split(/\n\| case +\|/)[0]).toMatch(/`tests\/[\w./-]+\.ts`, "/);
});

test('a fault of each kind is planted, and its section says where', () => {
  const planted = readdirSync(new URL('tests/testing/planted/', ROOT)).toSorted();
  const told = SECTIONS.map((text) => named(text, /`tests\/testing\/planted\/([\w.-]+)`/g));
  expect(told.flat()).toEqual(planted);
  for (const [i, files] of told.entries()) expect(files[0]).toMatch(new RegExp(`^k${String(i + 1).padStart(2, '0')}-`));
});
