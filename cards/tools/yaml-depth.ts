import { CST, Lexer } from 'yaml';
import { MAX_DEPTH } from './validate.ts';

/** Columns that a line may be indented by, at four to a level. */
const MAX_INDENT = MAX_DEPTH * 4;

/**
 * Where a text first nests too deeply, as an offset; `undefined` if it does not. The package's composer is recursive,
 * and too deep a text does not make it throw: it takes the whole process down. So this comes before it, on bare tokens.
 */
export function tooDeepAt(text: string): number | undefined {
  let offset = 0;
  let brackets = 0;
  let marks = 0;
  let atStart = true;
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token);
    if (type === 'flow-seq-start' || type === 'flow-map-start') brackets++;
    else if (type === 'flow-seq-end' || type === 'flow-map-end') brackets = Math.max(0, brackets - 1);
    else if (type === 'seq-item-ind' || type === 'explicit-key-ind' || type === 'map-value-ind') marks++;
    else if (type === 'newline') marks = 0;
    const indented = atStart && type === 'space' && token.length > MAX_INDENT;
    if (brackets > MAX_DEPTH || marks > MAX_DEPTH || indented) return offset;
    atStart = type === 'newline';
    // Some tokens are marks of the lexer's own and stand for no text.
    if (type !== 'doc-mode' && type !== 'flow-error-end' && type !== 'scalar') offset += token.length;
    else if (type === 'flow-error-end') continue;
  }
  return undefined;
}
