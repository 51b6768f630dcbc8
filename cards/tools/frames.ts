import { isTable, type Table } from './branches.ts';
import type { Place } from './name-use.ts';
import type { Walker } from './programs.ts';
import { Scope } from './scope.ts';

type Enter = (at: Place, value: Table, w: Walker) => Partial<Place>;

const begin =
  (plan = false): Enter =>
  (at) => ({ scope: at.scope.fresh(plan), about: undefined, together: false });

/** Of what definitions a frame begins, or something else that has names of its own. */
const FRAMES: Readonly<Record<string, Enter>> = {
  card: (_, card, w) => ({ scope: new Scope({ plan: true, self: 'object' }, typeTargets(w, card)) }),
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
  playDecl: () => ({ scope: new Scope({ plan: true, self: 'object' }) }),
  actionDecl: () => ({ scope: new Scope({ plan: true, self: 'object' }) }),
  check: () => ({ scope: new Scope(), together: true }),
  phaseRow: () => ({ scope: new Scope() }),
};

/** The place inside a definition: with which names it begins. */
export function frameScope(w: Walker, definition: string, value: unknown, at: Place): Place {
  const enter = Object.hasOwn(FRAMES, definition) ? FRAMES[definition] : undefined;
  return enter && isTable(value) ? { ...at, ...enter(at, value, w) } : at;
}

/** The targets that a card's types ask for when it is played. */
function* typeTargets(w: Walker, card: Table): Generator<[string, undefined]> {
  const types = Array.isArray(card.types) ? card.types : [];
  for (const type of types) {
    if (typeof type !== 'string' || !w.words.names.type.has(type)) continue;
    for (const target of w.words.ruleset.types[type]?.play?.targets ?? []) yield [target.as, undefined];
  }
}
