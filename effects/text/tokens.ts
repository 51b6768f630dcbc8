/** A piece of text that words are read from. */
export type Token =
  | { readonly type: 'word'; readonly text: string; readonly at: number }
  | { readonly type: 'number'; readonly text: string; readonly at: number }
  | { readonly type: 'mark'; readonly text: string; readonly at: number }
  /** `“Ember Wolf”`: a name as it is; a closing quote in it stands there twice. */
  | { readonly type: 'quoted'; readonly text: string; readonly at: number }
  /** `{"other":true}`: data that there are no words for. */
  | { readonly type: 'data'; readonly text: string; readonly at: number };

const TOKEN = /(“)|(\{)|(\d+)(?![\p{L}\p{N}_])|([\p{L}\p{N}_](?:[\p{L}\p{N}_'’-]*[\p{L}\p{N}_'’])?)|(\S)/gu;

/** Longest text that is read: far more than a card says. */
export const MOST_TEXT = 20_000;

/** Text as tokens, each with its place in it. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let closes = true;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    const [whole, quote, brace, number, word] = found;
    const at = found.index;
    const close = quote !== undefined && closes ? closingQuote(text, at) : -1;
    // Where one is not closed none after it is.
    if (quote !== undefined && close < 0) closes = false;
    if (close >= 0) {
      tokens.push({ type: 'quoted', text: text.slice(at + 1, close).replaceAll('””', '”'), at });
      TOKEN.lastIndex = close + 1;
    } else if (brace !== undefined) {
      const end = closing(text, at);
      tokens.push({ type: 'data', text: text.slice(at, end), at });
      TOKEN.lastIndex = end;
    } else if (number !== undefined) tokens.push({ type: 'number', text: number, at });
    else if (word !== undefined) tokens.push({ type: 'word', text: word.replaceAll('’', "'"), at });
    else tokens.push({ type: 'mark', text: whole, at });
  }
  return tokens;
}

/** Where the quotes that open here are closed; -1 where they are not. */
function closingQuote(text: string, from: number): number {
  let close = text.indexOf('”', from);
  while (close >= 0 && text[close + 1] === '”') close = text.indexOf('”', close + 2);
  return close;
}

/** A name as it is, in quotes. */
export const inQuotes = (name: string): string => `“${name.replaceAll('”', '””')}”`;

/** A text with something done to what stands outside of quotes. */
export const outsideQuotes = (text: string, change: (part: string) => string): string =>
  text
    .split(/(“(?:[^”]|””)*”)/)
    .map((part, i) => (i % 2 === 1 ? part : change(part)))
    .join('');

/** Where the braces that open here are closed again; the end of the text where they are not. */
function closing(text: string, from: number): number {
  let depth = 0;
  let inText = false;
  for (let i = from; i < text.length; i++) {
    const c = text[i];
    if (inText) {
      if (c === '\\') i++;
      else if (c === '"') inText = false;
    } else if (c === '"') inText = true;
    else if (c === '{') depth++;
    else if (c === '}' && --depth === 0) return i + 1;
  }
  return text.length;
}

/** Whether a name can stand in a text as it is, as one token. */
export const isWord = (name: string): boolean => /^[\p{L}][\p{L}\p{N}_-]*$/u.test(name) && /[\p{L}\p{N}_]$/u.test(name);

/** What a word is compared by: articles and capitals do not matter. */
export function plainWord(text: string): string {
  const lower = text.toLowerCase();
  return lower === 'an' ? 'a' : lower;
}
