import { isTable } from '../../cards/tools/schema/branches.ts';
import type { Book } from '../../effects/book.ts';
import { OPS } from '../../effects/ops/registry.gen.ts';

/** What of a game random play is to come by. */
export const KINDS = ['cards', 'ops', 'keywords', 'purposes'] as const;
/** One of the kinds of things that random play is to come by. */
export type Kind = (typeof KINDS)[number];
export type Names = Readonly<Record<Kind, ReadonlySet<string>>>;

/** What nodes ask for where they name no purpose of their own; of the others it is the op's name. */
const ASKED: Readonly<Record<string, string>> = { chooseNumber: 'number', nameCard: 'name', pay: 'cost' };
/** Ops that ask whenever there is something to choose. */
const ASKING: readonly string[] = [
  ...['act', 'assign', 'choose', 'chooseNumber', 'dig', 'discard', 'divide', 'mode', 'nameCard', 'pay', 'piles'],
  ...['sacrifice', 'scry', 'search', 'surveil', 'vote'],
];

/** All that the data of a game speaks of: its cards, the ops on them, its keywords, and what its choices can be for. */
export function reachable({ cards, ruleset }: Book): Names {
  const data = [...cards.values()].map((card) => card.data);
  const purposes = new Set<string>();
  for (const node of tablesIn([data, ruleset])) for (const purpose of purposesOf(node)) purposes.add(purpose);
  if (ruleset.phases.some((row) => row.window)) purposes.add(ruleset.policy === 'priority' ? 'priority' : 'window');
  return {
    cards: new Set(data.map(({ id }) => id)),
    ops: opsIn(data),
    keywords: new Set(Object.keys(ruleset.keywords)),
    purposes,
  };
}

/** Every op in some data, at whatever depth. */
export const opsIn = (data: unknown): ReadonlySet<string> =>
  new Set([...tablesIn(data)].flatMap(({ op }) => (typeof op === 'string' && Object.hasOwn(OPS, op) ? [op] : [])));

function purposesOf({ op, purpose, costs, targets, amounts, modes }: Readonly<Record<string, unknown>>): string[] {
  const some = (list: unknown): boolean => Array.isArray(list) && list.length > 0;
  const own = typeof op === 'string' && Object.hasOwn(OPS, op) ? op : null;
  const asked = own === 'may' ? (costs ? 'pay' : 'may') : own && ASKING.includes(own) ? (ASKED[own] ?? own) : null;
  return [
    ...(typeof purpose === 'string' ? [purpose] : asked === null ? [] : [asked]),
    ...(own === null && some(targets) ? ['target'] : []),
    ...(own === null && some(amounts) ? ['amount'] : []),
    ...(own === null && some(modes) ? ['mode'] : []),
  ];
}

function* tablesIn(data: unknown): Iterable<Readonly<Record<string, unknown>>> {
  if (Array.isArray(data)) for (const part of data) yield* tablesIn(part);
  else if (isTable(data)) {
    yield data;
    for (const part of Object.values(data)) yield* tablesIn(part);
  }
}
