import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { duelBook } from '../../cards/duel/index.ts';
import type { Book } from '../../effects/book.ts';
import type { Ability, Effect } from '../../effects/language.ts';
import { makeBook } from '../../effects/make-book.ts';
import type { PhraseName } from '../../effects/text/kinds.ts';
import { cardWords, readWords, wordsFor } from '../../effects/text/words.ts';
import { FAMILIES, type FamilyName, FIELD_INFO } from '../../effects/vocabulary.ts';
import { RULESETS } from '../rulesets/index.ts';
import { anyData } from '../support/any-data.ts';

const duel = duelBook();

const BOOKS: Readonly<Record<string, Book>> = {
  duel,
  ...Object.fromEntries(Object.entries(RULESETS).map(([name, of]) => [name, makeBook(of.ruleset, of.cards)])),
};

/** Words for data, which must be read back as the same data. */
function both(book: Book | null, name: PhraseName, data: unknown): string {
  const text = wordsFor(book, name, data);
  expect(readWords(book, name, text), text).toEqual({ ok: true, data });
  return text;
}

const MEMBERS = Object.entries(FAMILIES).flatMap(([family, { key, members }]) =>
  Object.values(members).map(
    (member) =>
      [
        `${family} ${member.name}`,
        family as FamilyName,
        { [key]: member.name, ...(member.example as object) },
      ] as const,
  ),
);

describe('the example of each member', () => {
  // Braces would be data that its template has no place for.
  it.each(MEMBERS)('%s is said and read back', (_, family, data) => {
    expect(both(null, family, data)).not.toMatch(/[{}]/);
  });
  it.each(Object.values(FIELD_INFO).map((field) => [field.name, field.example] as const))(
    'filter %s is said and read back',
    (field, example) => {
      expect(both(null, 'filter', { [field]: example })).not.toMatch(/[{}]/);
    },
  );
});

describe.each(Object.entries(BOOKS))('%s', (_, book) => {
  const { ruleset, cards } = book;
  it.each([...cards.values()].map(({ data }) => [data.name, data] as const))('%s', (_name, data) => {
    const said = [
      ...(data.abilities ?? []).map((ability) => both(book, 'ability', ability)),
      ...(data.play ? [both(book, 'playData', data.play)] : []),
    ];
    for (const text of [...said, ...cardWords(book, data)]) expect(text).not.toMatch(/[{}]/);
  });
  test('its keywords and its rules', () => {
    const abilities: readonly Ability[] = [
      ...Object.values(ruleset.keywords).flatMap((keyword) => keyword.abilities ?? []),
      ...(ruleset.abilities ?? []),
    ];
    const nodes: readonly Effect[] = [
      ...ruleset.setup,
      ...ruleset.phases.flatMap((row) => row.enter ?? []),
      ...ruleset.checks.flatMap((check) => check.do),
      ...Object.values(ruleset.actions).flatMap((action) => action.do ?? []),
    ];
    const said = [
      ...abilities.map((ability) => both(book, 'ability', ability)),
      ...nodes.map((node) => both(book, 'effect', node)),
    ];
    for (const text of said) expect(text).not.toMatch(/[{}]/);
  });
});

describe('any data', () => {
  const definitions = [...Object.keys(FAMILIES), 'filter', 'ability', 'playData'] as readonly PhraseName[];
  it.each(definitions)('a %s is said and read back', (name) => {
    fc.assert(
      fc.property(anyData(duel, name), (data) => {
        both(duel, name, data);
      }),
      { numRuns: 100, seed: 7 },
    );
  });
});

describe('what is read', () => {
  it('may differ in capitals, articles and the number of a verb', () => {
    const data = { op: 'draw', who: 'opponents', count: 2 };
    for (const text of ['Your opponents draw 2 cards', 'your opponents draws 2 card'])
      expect(readWords(duel, 'effect', text)).toEqual({ ok: true, data });
  });
  it('is refused where it makes no sense, with the place', () => {
    expect(readWords(duel, 'effect', 'Draw 2 crads')).toEqual({
      ok: false,
      at: 7,
      message: '“crads” makes no sense here, in words for an effect.',
    });
    expect(readWords(duel, 'effect', 'Draw')).toEqual({
      ok: false,
      at: 4,
      message: 'something is missing at the end, in words for an effect.',
    });
  });
  it('is refused where it is endless, or no text of ours', () => {
    expect(readWords(duel, 'effect', 'a'.repeat(20_001))).toMatchObject({ ok: false });
    for (const text of ['', '{', '“', '{"draw":{"__proto__":1}}', '\u0000'])
      expect(readWords(duel, 'ability', text)).toMatchObject({ ok: false });
  });
  const endless: readonly (readonly [PhraseName, string])[] = [
    ['selector', '('.repeat(20_000)],
    ['selector', `${'the controller of '.repeat(1_000)}you`],
    ['effect', `${'for each of you: '.repeat(1_000)}draw a card`],
    ['condition', `${'it is not so that '.repeat(1_000)}it is your turn`],
    ['effect', `${'if it is your turn, '.repeat(18)}draw a card${', otherwise draw a card'.repeat(9)}`],
    ['selector', `the words x${' or x'.repeat(3_900)}`],
  ];
  it.each(endless)('is refused where it goes too deep or can mean too much: a %s', (name, text) => {
    const message = expect.stringContaining('too deep, or can mean too much');
    expect(readWords(null, name, text)).toEqual({ ok: false, at: 0, message });
  });
  it('may be long', () => {
    const words = Array.from({ length: 1_000 }, (_, i) => `w${i}`);
    const text = `the words ${words.join(', ')} or last`;
    expect(readWords(null, 'selector', text)).toEqual({ ok: true, data: { select: 'words', of: [...words, 'last'] } });
  });
  it('has whole numbers that can be told apart, and no zero with a sign', () => {
    expect(readWords(duel, 'effect', `Draw ${'9'.repeat(400)} cards`)).toMatchObject({ ok: false });
    expect(readWords(duel, 'effect', 'Take 0 mana from you')).toEqual({
      ok: true,
      data: { op: 'add', to: 'you', by: 0, fact: 'mana' },
    });
    expect(readWords(duel, 'amount', '-0')).toEqual({ ok: true, data: 0 });
  });
});

describe('a name', () => {
  it('that could be taken for another word stands in quotes', () => {
    expect(both(duel, 'selector', 'cards')).toBe('the “cards”');
    expect(both(duel, 'amount', { amount: 'stat', of: 'top', stat: 'attack' })).toBe("the “top”'s attack");
  });
  it('with quotes in it is read back as it is', () => {
    expect(both(duel, 'filter', { name: '“Lucky” Jim' })).toBe('card named ““Lucky”” Jim”');
    for (const name of ['”', '””', '“', 'a”', 'a” with guard', ' x.  y” ', '']) both(duel, 'filter', { name });
    both(duel, 'selector', { select: 'words', of: ['”', 'b”', '“c'] });
  });
  it('of the ruleset is said in words', () => {
    expect(both(duel, 'amount', { amount: 'fact', of: 'you', fact: 'maxMana' })).toBe('how much max mana you have');
    expect(both(duel, 'effect', { op: 'create', card: 'stray-pup', to: 'board' })).toBe(
      'Create a Stray Pup on the board',
    );
  });
});
