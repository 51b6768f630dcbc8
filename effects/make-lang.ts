import { amountDef } from './amounts/registry.gen.ts';
import { hasAnswer } from './choices/shapes.ts';
import { conditionDef } from './conditions/registry.gen.ts';
import type { Env } from './env.ts';
import type { Count, Find, Fits, Lang, Test } from './evaluators.ts';
import { eventDef } from './events/registry.gen.ts';
import { isField } from './families.ts';
import { filterDef } from './filters/registry.gen.ts';
import { FIXED } from './fixed.ts';
import { heardTypes, matches } from './flow/hearing.ts';
import { NOTHING } from './flow/results.ts';
import type { Amount, Condition, Filter, Selector } from './language.ts';
import { dataOpen, facesOpen, selectorOpen } from './openness.ts';
import { opDef } from './ops/registry.gen.ts';
import { replacementDef } from './replacements/registry.gen.ts';
import { selectorDef } from './selectors/registry.gen.ts';
import type { Ref } from './state/refs.ts';

const byName = (env: Env, name: string): readonly Ref[] => FIXED.get(name)?.find(env) ?? env.results[name]?.refs ?? [];

/** What is made of a piece of data, made once: data never changes, so its identity tells it. */
function once<D extends object, M>(make: (data: D) => M): (data: D) => M {
  const known = new WeakMap<D, M>();
  return (data) => {
    let made = known.get(data);
    if (made === undefined) {
      made = make(data);
      known.set(data, made);
    }
    return made;
  };
}

/** Sees each piece of data as it is made ready, and gives back what is asked in place of it. */
export interface Onlooker {
  readonly condition: (condition: Condition, test: Test) => Test;
  readonly matches: Lang['matches'];
  readonly replace: Lang['replace'];
}

const anything = (): boolean => true;

const replace: Lang['replace'] = (env, fact, replacement, left) =>
  replacementDef(replacement).replace(env, fact, replacement, left);

/** Evaluators that look members up in the registry of their family, with an onlooker if there is one. */
export function makeLang(onlooker?: Onlooker): Lang {
  const ready = {
    selector: once((s: Exclude<Selector, string>): Find => selectorDef(s).select(s, lang)),
    amount: once((a: Exclude<Amount, number>): Count => amountDef(a).count(a, lang)),
    condition: once((c: Condition): Test => {
      const test = conditionDef(c).test(c, lang);
      return onlooker ? onlooker.condition(c, test) : test;
    }),
    filter: once((filter: Filter): Fits => {
      const fields = Object.keys(filter).flatMap((name) => field(filter, name) ?? []);
      const [only] = fields;
      if (only && fields.length === 1) return only;
      return (env, ref) => {
        for (const fits of fields) {
          const verdict = fits(env, ref);
          if (verdict !== true) return verdict;
        }
        return true;
      };
    }),
  };

  function field(filter: Filter, name: string): Fits | null {
    if (!isField(name)) throw new Error(`There is no filter "${name}".`);
    return fieldOf(filter, name);
  }

  function fieldOf<K extends keyof Filter>(filter: Filter, name: K): Fits | null {
    const value = filter[name];
    return value === undefined ? null : filterDef(name).test(value, lang);
  }

  const lang: Lang = {
    selector: (s) => (typeof s === 'string' ? (FIXED.get(s)?.find ?? ((env) => byName(env, s))) : ready.selector(s)),
    amount: (a) => (typeof a === 'number' ? () => a : ready.amount(a)),
    condition: ready.condition,
    filter: ready.filter,
    where: (filter) => {
      if (filter === undefined) return anything;
      const fits = ready.filter(filter);
      return (env, ref) => fits(env, ref) === true;
    },
    select: (env, s) => (typeof s === 'string' ? byName(env, s) : ready.selector(s)(env)),
    open: selectorOpen,
    facesOpen,
    dataOpen,
    count: (env, a) => (typeof a === 'number' ? a : ready.amount(a)(env)),
    test: (env, c) => ready.condition(c)(env),
    fits: (env, ref, filter) => ready.filter(filter)(env, ref),
    heardTypes,
    matches: onlooker?.matches ?? matches,
    answerable: hasAnswer,
    replace: onlooker?.replace ?? replace,
    propose: (env, node) => {
      const op = opDef(node);
      if ('propose' in op) return op.propose(env, node, []);
      throw new Error(`The op "${node.op}" cannot happen together with others: it is a control node.`);
    },
    resultOf: (env, node, events) => {
      const op = opDef(node);
      return 'result' in op ? op.result(env, node, { events, answers: [] }) : NOTHING;
    },
    roles: (f) => eventDef(f).roles(f),
  };
  return lang;
}

/** The evaluators that every book has. */
export const LANG: Lang = makeLang();
