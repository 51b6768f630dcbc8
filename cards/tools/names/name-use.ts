import { FIXED } from '../../../effects/fixed.ts';
import type { NameKind } from '../../../effects/name-kinds.ts';
import type { BearerKind } from '../../../effects/selectors/selector.ts';
import { type Path, type Problem, unknownWord } from '../problem.ts';
import type { Table } from '../schema/branches.ts';
import { bearerBeside } from './bearers.ts';
import { RESERVED, type Scope } from './scope.ts';
import { type DeclaredKind, NOUNS, type Vocabulary } from './vocabulary.ts';

/** Where a name is used. */
export interface Place {
  readonly path: Path;
  readonly scope: Scope;
  /** What a filter, or an amount worked out for each, looks at here: "candidate". */
  readonly about?: BearerKind | undefined;
  /** The table that the name is in. */
  readonly beside?: Table | undefined;
  /** Nodes here are one batch: none may ask anything or be a control node. */
  readonly together?: boolean;
}

const OTHER: { readonly [B in BearerKind]: BearerKind } = { player: 'object', object: 'player' };

/** What is wrong with the use of one name; `undefined` for nothing. */
export function misuse(words: Vocabulary, kind: NameKind, name: string, at: Place): Problem | undefined {
  switch (kind) {
    case 'free':
      return undefined;
    case 'gives':
      if (!RESERVED.includes(name)) return undefined;
      return { path: at.path, message: `"${name}" always means something else.`, expected: 'another name' };
    case 'ref':
    case 'result': {
      if (at.scope.use(name) || (kind === 'ref' && FIXED.has(name))) return undefined;
      const known = [...at.scope.words(), ...(kind === 'ref' ? FIXED.keys() : [])];
      return unknownWord(at.path, `Nothing before this is named "${name}".`, name, known);
    }
    case 'card':
      if (!words.cards || words.cards.has(name)) return undefined;
      return unknownWord(at.path, `There is no card "${name}".`, name, words.cards);
    case 'cell':
      return cellMisuse(words, name, at);
    case 'fact':
      return factMisuse(words, name, at);
    default:
      return words.names[kind].has(name) ? undefined : undeclared(words, kind, name, at.path, words.names[kind]);
  }
}

const undeclared = (
  words: Vocabulary,
  kind: DeclaredKind,
  name: string,
  path: Path,
  known: Iterable<string>,
): Problem => unknownWord(path, `The ruleset "${words.ruleset.name}" has no ${NOUNS[kind]} "${name}".`, name, known);

/** Beside a zone, it must be a cell of that zone. */
function cellMisuse(words: Vocabulary, name: string, at: Place): Problem | undefined {
  const zone = at.beside?.in;
  const decl = typeof zone === 'string' && words.names.zone.has(zone) ? words.ruleset.zones[zone] : undefined;
  const known = decl ? (decl.cells ?? []).map((cell) => cell.name) : [...words.names.cell];
  return known.includes(name) ? undefined : undeclared(words, 'cell', name, at.path, known);
}

/** Where it is known whose fact is meant, it must be one of his. */
function factMisuse(words: Vocabulary, name: string, at: Place): Problem | undefined {
  const bearer = at.beside ? bearerBeside(at.beside, at.scope, at.about) : at.about;
  if (bearer === undefined)
    return words.names.fact.has(name) ? undefined : undeclared(words, 'fact', name, at.path, words.names.fact);
  const own = words.names[`${bearer}Fact`];
  if (own.has(name)) return undefined;
  if (!words.names[`${OTHER[bearer]}Fact`].has(name)) return undeclared(words, `${bearer}Fact`, name, at.path, own);
  return { path: at.path, message: `"${name}" is a fact of ${OTHER[bearer]}s, and this is about ${bearer}s.` };
}
