import { CST, Lexer } from 'yaml';

/** A bracket that opens something. */
interface Bracket {
  readonly offset: number;
  readonly mark: '[' | '{';
}

/** What the tokens of a text tell of one that cannot be read. */
export interface Marks {
  /** The innermost bracket that is open at the place that was asked about. */
  readonly bracket: Bracket | undefined;
  /** Where a quote begins that never ends. */
  readonly quote: number | undefined;
}

const OPENING: Readonly<Partial<Record<CST.TokenType, '[' | '{'>>> = { 'flow-seq-start': '[', 'flow-map-start': '{' };
const CLOSING: Readonly<Partial<Record<CST.TokenType, '[' | '{'>>> = { 'flow-seq-end': '[', 'flow-map-end': '{' };
/** Tokens that are marks of the lexer's own and stand for no text. */
const OWN: readonly (CST.TokenType | null)[] = ['doc-mode', 'flow-error-end', 'scalar'];

/** Looks at the bare tokens of a text. */
export function marksAt(text: string, at: number): Marks {
  const open: Bracket[] = [];
  let quote: number | undefined;
  let offset = 0;
  let last: CST.TokenType | null = null;
  for (const token of new Lexer().lex(text)) {
    // After its mark a scalar comes as it is, whatever it looks like.
    const type: CST.TokenType | null = last === 'scalar' ? null : CST.tokenType(token);
    const opens = type && OPENING[type];
    const closes = type && CLOSING[type];
    if (offset < at && opens) open.push({ offset, mark: opens });
    if (offset < at && closes && open.at(-1)?.mark === closes) open.pop();
    const isQuoted = type === 'double-quoted-scalar' || type === 'single-quoted-scalar';
    if (isQuoted && (token.length < 2 || !token.endsWith(token.charAt(0)))) quote ??= offset;
    if (!OWN.includes(type)) offset += token.length;
    last = type;
  }
  return { bracket: open.at(-1), quote };
}
