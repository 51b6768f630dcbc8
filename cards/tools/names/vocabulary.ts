import { EVENTS } from '../../../effects/events/registry.gen.ts';
import type { NameKind } from '../../../effects/name-kinds.ts';
import type { Ruleset } from '../../../effects/ruleset.ts';

/** Kinds of names that the ruleset or the sets declare. */
export type DeclaredKind = Exclude<NameKind, 'ref' | 'result' | 'gives' | 'free'>;

/** The names that data may use. */
export interface Vocabulary {
  readonly ruleset: Ruleset;
  /** All that is declared, by its kind. */
  readonly names: { readonly [K in Exclude<DeclaredKind, 'card'>]: ReadonlySet<string> };
  /** Ids of all cards; `null` if they are not all known: then no name of a card is checked. */
  readonly cards: ReadonlySet<string> | null;
}

/** What messages call each kind. */
export const NOUNS: { readonly [K in DeclaredKind]: string } = {
  zone: 'zone',
  cell: 'cell',
  cellTag: 'cell with the tag',
  type: 'type',
  stat: 'stat',
  fact: 'fact',
  playerFact: 'player fact',
  objectFact: 'object fact',
  keyword: 'keyword',
  action: 'action',
  step: 'step',
  card: 'card',
  deed: 'action or event',
};

/** All names that a ruleset declares. `cards` are the ids of all cards that are played with it. */
export function vocabularyOf(ruleset: Ruleset, cards: Iterable<string> | null): Vocabulary {
  const cells = Object.values(ruleset.zones).flatMap((zone) => zone.cells ?? []);
  const { player, object } = ruleset.facts;
  return {
    ruleset,
    names: {
      zone: new Set(Object.keys(ruleset.zones)),
      cell: new Set(cells.map((cell) => cell.name)),
      cellTag: new Set(cells.flatMap((cell) => cell.tags ?? [])),
      type: new Set(Object.keys(ruleset.types)),
      stat: new Set(Object.keys(ruleset.stats)),
      fact: new Set([...Object.keys(player), ...Object.keys(object)]),
      playerFact: new Set(Object.keys(player)),
      objectFact: new Set(Object.keys(object)),
      keyword: new Set(Object.keys(ruleset.keywords)),
      action: new Set(Object.keys(ruleset.actions)),
      step: new Set(ruleset.phases.map((row) => row.step)),
      deed: new Set([...Object.keys(ruleset.actions), ...Object.keys(EVENTS), 'target']),
    },
    cards: cards === null ? null : new Set(cards),
  };
}
