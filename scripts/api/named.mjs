// Which types a declaration names, and which of them users cannot import.
import { resolve } from './declarations.mjs';
import { hiddenMembers } from './hidden.mjs';

/**
 * Types that are named by what is exported and are no part of the API: what the parts of a match as a value are made of,
 * which is to be handed on and not to be taken apart, and what other types are derived from.
 */
const INSIDE =
  /^(Brand|ShownPart|Member|RequestIn|\w+Map|Lang|Memo|Driver|Frame|Modifier|\w+Trigger|RandomState|Snapshot|Counters|Facts|History|PlayerState|Priority|Reveal|TurnState|Origin)$/;

/** Names of types that users would need and cannot import: `{ name, by }`. */
export function notExported(read, publics) {
  const known = new Set([...publics.values()].flat());
  const lacking = new Map();
  for (const [by, declarations] of publics)
    for (const declared of declarations)
      for (const name of typesNamed(declared)) {
        const meant = resolve(read, declared.file, name);
        if (!Array.isArray(meant) || meant.some((one) => known.has(one)) || INSIDE.test(name)) continue;
        lacking.set(`${meant[0].file} ${name}`, { name, file: meant[0].file, by });
      }
  return [...lacking.values()];
}

/** Names of types in a declaration, but for its own parameters. */
function typesNamed(declared) {
  const hidden = new Set(hiddenMembers(declared));
  const named = new Set();
  const own = new Set();
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object' || hidden.has(node)) return;
    if (node.type === 'TSTypeParameter') own.add(node.name.name ?? node.name);
    else if (node.type === 'TSTypeReference') named.add(leftmost(node.typeName));
    else if (node.type === 'TSInterfaceHeritage' || node.type === 'TSClassImplements')
      named.add(leftmost(node.expression));
    Object.values(node).forEach(visit);
  };
  visit(declared.declaration);
  return [...named].filter((name) => name !== undefined && !own.has(name));
}

const leftmost = (name) => (name?.left ? leftmost(name.left) : name?.name);
