import { isTable, type Table } from '../schema/branches.ts';
import type { Place } from './name-use.ts';
import type { Walker } from './programs.ts';
import { Scope } from './scope.ts';

type Enter = (at: Place, value: Table, w: Walker) => Partial<Place>;

const begin =
  (plan = false): Enter =>
  (at) => ({ scope: at.scope.fresh(plan), about: undefined, together: false });

/** Of what definitions a frame begins, or something else that has names of its own. */
const FRAMES: Readonly<Record<string, Enter>> = {
  card: (_, card, w) => ({ scope: cardScope(w, card) }),
  keywordDecl: () => ({ scope: new Scope({ self: 'object' }) }),
  triggeredAbility: begin(),
  activatedAbility: begin(true),
  staticAbility: begin(),
  replacingAbility: begin(),
  replacement: begin(),
  // What is granted to a player has a player as its bearer.
  'patch.grant': () => ({ scope: new Scope() }),
  duration: begin(),
  mode: (at) => ({ scope: at.scope.fork() }),
  // The cards of a type speak of what it asks for.
  playDecl: () => ({ scope: new Scope({ plan: true, self: 'object', shared: true }) }),
  actionDecl: () => ({ scope: new Scope({ plan: true, self: 'object' }) }),
  check: () => ({ scope: new Scope(), together: true }),
  phaseRow: () => ({ scope: new Scope() }),
};

/** The place inside a definition: with which names it begins. */
export function frameScope(w: Walker, definition: string, value: unknown, at: Place): Place {
  const enter = Object.hasOwn(FRAMES, definition) ? FRAMES[definition] : undefined;
  return enter && isTable(value) ? { ...at, ...enter(at, value, w) } : at;
}

/** A card begins with the targets that its types ask for when it is played. */
function cardScope(w: Walker, card: Table): Scope {
  const scope = new Scope({ plan: true, self: 'object' });
  const types = Array.isArray(card.types) ? card.types : [];
  for (const type of types) {
    if (typeof type !== 'string' || !w.words.names.type.has(type)) continue;
    for (const target of w.words.ruleset.types[type]?.play?.targets ?? []) scope.give(target.as);
  }
  return scope;
}
