// Declarations as they are printed: without what users do not see, formatted as all code is.
import { formatted } from '../format.mjs';
import { hiddenMembers, saidBefore } from './hidden.mjs';

const MARK = '// ---- next ----';

/** Declaration -> its code. All are formatted at once, which is quick. */
export function codeOfAll(declarations) {
  const parts = formatted(declarations.map(bare).join(`\n${MARK}\n`), 'declarations.d.ts').split(MARK);
  return new Map(declarations.map((declared, i) => [declared, parts[i].trim()]));
}

/** Its text without `export` and what users do not see. */
function bare(declared) {
  const { text, start, end, comments } = declared;
  let code = text.slice(start, end);
  for (const member of hiddenMembers(declared).reverse()) {
    const first = saidBefore(text, comments, member.start)?.start ?? member.start;
    code = code.slice(0, first - start) + code.slice(member.end - start);
  }
  return code.replace(/^export /, '').replace(/^declare /, '');
}
