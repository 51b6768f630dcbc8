import { CST, Lexer } from 'yaml';
import { MAX_DEPTH } from '../schema/validate.ts';

/** Columns that a line may be indented by, at four to a level. */
const MAX_INDENT = MAX_DEPTH * 4;
/** Tokens that are marks of the lexer's own and stand for no text. */
const MARKS: readonly (CST.TokenType | null)[] = ['doc-mode', 'flow-error-end', 'scalar'];

/**
 * Where a text first nests too deeply, as an offset; `undefined` if it does not. The package's composer is recursive,
 * and a text that is deep enough does not make it throw: it takes the whole process down. So this looks first, at bare
 * tokens.
 */
export function tooDeepAt(text: string): number | undefined {
  let offset = 0;
  let brackets = 0;
  let indicators = 0;
  let last: CST.TokenType | null = 'newline';
  for (const token of new Lexer().lex(text)) {
    // After its mark a scalar comes as it is, whatever it looks like.
    const type: CST.TokenType | null = last === 'scalar' ? null : CST.tokenType(token);
    if (type === 'flow-seq-start' || type === 'flow-map-start') brackets++;
    if (type === 'flow-seq-end' || type === 'flow-map-end') brackets--;
    if (type === 'newline') indicators = 0;
    if (brackets <= 0 && (type === 'seq-item-ind' || type === 'explicit-key-ind' || type === 'map-value-ind'))
      indicators++;
    const indented = last === 'newline' && type === 'space' && token.length > MAX_INDENT;
    if (brackets > MAX_DEPTH || indicators > MAX_DEPTH || indented) return offset;
    if (!MARKS.includes(type)) offset += token.length;
    last = type;
  }
  return undefined;
}
