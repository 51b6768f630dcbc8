/** What a name in data stands for. */
export type NameKind =
  | 'zone'
  | 'cell'
  | 'cellTag'
  | 'type'
  | 'stat'
  | 'fact'
  | 'playerFact'
  | 'objectFact'
  | 'keyword'
  | 'action'
  | 'step'
  | 'card'
  /** What a card may be forbidden: an action, an event, or `target`. */
  | 'deed'
  /** A fixed reference or a result. */
  | 'ref'
  | 'result'
  /** Gives a result its name. */
  | 'gives'
  /** Any word. */
  | 'free';

/** What a parameter of this name holds, wherever it is: new members that keep to these words need nothing here. */
const BY_PARAMETER: Readonly<Record<string, NameKind>> = {
  action: 'action',
  actions: 'action',
  card: 'card',
  fact: 'fact',
  facts: 'objectFact',
  from: 'zone',
  how: 'free',
  in: 'zone',
  keyword: 'keyword',
  label: 'free',
  name: 'free',
  named: 'cell',
  purpose: 'free',
  resource: 'playerFact',
  stat: 'stat',
  stats: 'stat',
  step: 'step',
  tag: 'free',
  tie: 'free',
  to: 'zone',
  type: 'type',
  under: 'free',
  version: 'free',
  why: 'free',
  with: 'objectFact',
  word: 'free',
  words: 'free',
  zone: 'zone',
};

/** Parameters that mean something else than their name does elsewhere. */
const EXCEPTIONS: Readonly<Record<string, NameKind>> = {
  'amount.result.of': 'result',
  'amount.share.of': 'result',
  'condition.said.in': 'result',
  'cost.either.of': 'free',
  'cost.pool.parts.from': 'playerFact',
  'effect.forEach.name': 'gives',
  'filter.cell.tag': 'cellTag',
  'filter.facts': 'fact',
  'patch.forbid.what': 'deed',
  'patch.swapStats.with': 'stat',
  'selector.assigned.in': 'result',
  'selector.cells.tag': 'cellTag',
  'selector.words.of': 'free',
};

/**
 * What the name at a place in the schema stands for: the family, the member and its parameters.
 * @returns `undefined` where nothing says it; a test of the assembled schema finds such places
 */
export function nameKind(place: readonly string[]): NameKind | undefined {
  const last = place.at(-1);
  return EXCEPTIONS[place.join('.')] ?? (last === undefined ? undefined : BY_PARAMETER[last]);
}
