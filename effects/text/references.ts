import type { Lexicon, ReadName } from './lexicon.ts';
import { plainWord, type Token, tokensOf } from './tokens.ts';

/** How a reference is said that is a word in data. */
interface Said {
  readonly words: string;
  /** Before what it has. */
  readonly whose: string;
  readonly many?: true;
}

/** References that have words of their own; all others are names of results, said as “the name”. */
const SAID: Readonly<Record<string, Said>> = {
  self: { words: 'this', whose: "this one's" },
  bearer: { words: 'its bearer', whose: "its bearer's" },
  you: { words: 'you', whose: 'your', many: true },
  opponents: { words: 'your opponents', whose: "your opponents'", many: true },
  everyone: { words: 'everyone', whose: "everyone's" },
  seats: { words: 'everyone by seat', whose: "everyone's by seat" },
  active: { words: 'the active player', whose: "the active player's" },
  it: { words: 'it', whose: 'its' },
  them: { words: 'them', whose: 'their', many: true },
  candidate: { words: 'each one', whose: "each one's" },
  each: { words: 'that one', whose: "that one's" },
  round: { words: 'the round', whose: "the round's" },
};

/** Players seen from one of them, as the one who does something and as the one who has it. */
const WHO: Readonly<Record<string, Said>> = {
  you: { words: 'you', whose: 'your', many: true },
  opponents: { words: 'your opponents', whose: "your opponents'", many: true },
  all: { words: 'any player', whose: "any player's" },
  active: { words: 'the active player', whose: "the active player's" },
};

type Form = 'words' | 'whose';

const tokened = (table: Readonly<Record<string, Said>>, form: Form) =>
  Object.entries(table).map(([name, said]) => ({
    name,
    words: tokensOf(said[form]).map(({ text }) => plainWord(text)),
  }));

type Tokened = ReturnType<typeof tokened>;

const READ: Readonly<Record<Form, Tokened>> = { words: tokened(SAID, 'words'), whose: tokened(SAID, 'whose') };
const READ_WHO: Readonly<Record<Form, Tokened>> = { words: tokened(WHO, 'words'), whose: tokened(WHO, 'whose') };

const found = (table: Tokened, tokens: readonly Token[], at: number): ReadName[] =>
  table.flatMap(({ name, words }) =>
    words.every((word, i) => plainWord(tokens[at + i]?.text ?? '') === word)
      ? [{ value: name, end: at + words.length }]
      : [],
  );

/** A reference that is a word in data: in words, and whether it is many. */
export function sayReference(lexicon: Lexicon, name: string, form: Form): { text: string; many: boolean } {
  const said = Object.hasOwn(SAID, name) ? SAID[name] : undefined;
  if (said) return { text: said[form], many: said.many === true };
  const word = lexicon.say('gives', name);
  return { text: form === 'words' ? `the ${word}` : `the ${word}'s`, many: false };
}

/** The references that the tokens at a place may be. */
export function readReference(lexicon: Lexicon, tokens: readonly Token[], at: number, form: Form): readonly ReadName[] {
  const fixed = found(READ[form], tokens, at);
  if (plainWord(tokens[at]?.text ?? '') !== 'the') return fixed;
  const name = tokens[at + 1];
  if (!name) return fixed;
  if (form === 'words') return [...fixed, ...lexicon.read('gives', tokens, at + 1)];
  if (name.type === 'quoted') {
    // “name”'s: the quotes end before the mark and the letter.
    const its = tokens[at + 2]?.text === "'" && tokens[at + 3]?.text === 's';
    return its ? [...fixed, { value: name.text, end: at + 4 }] : fixed;
  }
  if (!name.text.endsWith("'s")) return fixed;
  const bare = [{ ...name, text: name.text.slice(0, -2) }];
  return [...fixed, ...lexicon.read('gives', bare, 0).map(({ value }) => ({ value, end: at + 2 }))];
}

/** Players seen from one of them, in words. */
export function sayWho(who: string, form: Form): { text: string; many: boolean } {
  const said = WHO[who];
  return { text: said?.[form] ?? who, many: said?.many === true };
}

export const readWho = (tokens: readonly Token[], at: number, form: Form): readonly ReadName[] =>
  found(READ_WHO[form], tokens, at);
