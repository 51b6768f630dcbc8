import type { Request } from '../../effects/choices/choice.ts';
import type { Position } from '../../effects/env.ts';
import type { Ref } from '../../effects/state/refs.ts';
import { abilityWords } from './ability-words.ts';
import { type Called, type Found, find, listed, type Names, nameIn, namesIn } from './names.ts';

/** Things that a request offers, by name. */
export interface Offer {
  readonly names: readonly string[];
  /** `used`: positions that are named already, for what stands in the list twice. */
  readonly find: (name: string, used?: ReadonlySet<number>) => Found;
}

export function offerOf(names: Names, at: Position, refs: readonly Ref[]): Offer {
  const list = refs.map((ref) => names.called(at, ref));
  return { names: namesIn(list), find: (name, used) => find(list, name, used) };
}

/** Labels that are no references: piles and parts. The second of the same name is `name.2`. */
export function labelOffer(labels: readonly string[]): Offer {
  const list = labels.map((leaf, i): Called => {
    const n = labels.slice(0, i + 1).filter((l) => l === leaf).length;
    return { key: `${leaf}.${n}`, leaf, n };
  });
  return { names: namesIn(list), find: (name, used) => find(list, name, used) };
}

/** The actions of a window as lines: the action's name, what it is taken with, and which ability where it has several. */
function actionOffer(names: Names, at: Position, request: Extract<Request, { shape: 'act' }>): Offer {
  const { actions } = request;
  const words = abilityWords(at, actions);
  const lines = actions.map((action, i) => {
    if (!action.ref) return action.name;
    const group = actions.filter((a) => a.name === action.name && a.ref);
    const list = group.map((a) => names.called(at, a.ref as Ref));
    const own = names.called(at, action.ref);
    const several = list.filter((c) => c.key === own.key).length > 1;
    const once = list.filter((c, k) => list.findIndex((o) => o.key === c.key) === k);
    const name = nameIn(
      once,
      once.findIndex((c) => c.key === own.key),
    );
    return several ? `${action.name} ${name} ${words[i]}` : `${action.name} ${name}`;
  });
  return { names: lines, find: (line) => findAction(names, at, request, { lines, words }, line) };
}

function findAction(
  names: Names,
  at: Position,
  { actions }: Extract<Request, { shape: 'act' }>,
  { lines, words }: { readonly lines: readonly string[]; readonly words: readonly string[] },
  line: string,
): Found {
  const [action, object, ability, ...more] = line.trim().split(/\s+/);
  const missing = (why: string): Found => ({ problem: `${why}; offered are: ${listed(lines)}`, missing: true });
  if (more.length > 0) return missing(`"${line}" is more than an action, an object and an ability`);
  const named = [...actions.entries()].filter(([, a]) => a.name === action);
  if (named.length === 0) return missing(`"${action}" is no action here`);
  const withRefs = named.filter(([, a]) => (object === undefined) === (a.ref === undefined));
  const list = withRefs.map(([, a]) => (a.ref ? names.called(at, a.ref) : { key: '', leaf: '', n: 1 }));
  const found = object === undefined ? ({ at: 0 } as const) : find(list, object);
  if ('problem' in found) return found.missing ? missing(`"${line}" is not offered`) : found;
  const key = list[found.at]?.key;
  const same = withRefs.filter((_, i) => list[i]?.key === key);
  const meant = ability === undefined ? same : same.filter(([i]) => words[i] === ability);
  const [first, second] = meant;
  if (!first) return missing(`"${line}" is not offered`);
  if (second) return { problem: `"${line}" could be ${meant.map(([i]) => lines[i]).join(' or ')}` };
  return { at: first[0] };
}

/** All that a request offers: what an expected list of candidates is compared with. */
export function offered(names: Names, at: Position, request: Request): Offer {
  switch (request.shape) {
    case 'act':
      return actionOffer(names, at, request);
    case 'select':
      return offerOf(names, at, request.candidates);
    case 'arrange':
    case 'assign':
      return offerOf(names, at, request.items);
    case 'distribute':
      return offerOf(names, at, request.recipients);
    case 'pay':
      return offerOf(
        names,
        at,
        request.sources.map((s) => s.ref),
      );
    case 'number':
      return labelOffer([]);
  }
}
