import type { AmountDef } from './amounts/amount.ts';
import { AMOUNTS } from './amounts/registry.gen.ts';
import { hasAnswer } from './choices/shapes.ts';
import type { ConditionDef } from './conditions/condition.ts';
import { CONDITIONS } from './conditions/registry.gen.ts';
import type { Env } from './env.ts';
import { eventDef } from './events/event-def.ts';
import type { FilterDef } from './filters/filter.ts';
import { FILTERS } from './filters/registry.gen.ts';
import { heardTypes, matches } from './flow/hearing.ts';
import { opOf } from './flow/node.ts';
import { NOTHING } from './flow/results.ts';
import type { Count, Find, Fits, Lang, Test } from './lang.ts';
import type { Amount, Condition, Filter, Selector } from './language.ts';
import { dataOpen, facesOpen, selectorOpen } from './openness.ts';
import { SELECTORS } from './selectors/registry.gen.ts';
import type { SelectorDef } from './selectors/selector.ts';
import { type PlayerId, playerId } from './state/ids.ts';
import { lastKnown, turnOrder } from './state/objects.ts';
import { playerRef, type Ref } from './state/refs.ts';

// In each of these the pair fits: the data's own name for its member is what it is looked up by.
const selectorDef = (s: Exclude<Selector, string>) => SELECTORS[s.select] as unknown as SelectorDef<unknown>;
const amountDef = (a: Exclude<Amount, number>) => AMOUNTS[a.amount] as unknown as AmountDef<unknown>;
const conditionDef = (c: Condition) => CONDITIONS[c.test] as unknown as ConditionDef<unknown>;
const filterDef = (name: string) => FILTERS[name as keyof Filter] as unknown as FilterDef<unknown>;

/** The fixed references; every other word names a result. */
export const FIXED = [
  'self',
  'you',
  'opponents',
  'everyone',
  'seats',
  'active',
  'candidate',
  'them',
  'bearer',
] as const;

function refsOf(players: readonly PlayerId[], without?: PlayerId): readonly Ref[] {
  const refs: Ref[] = [];
  for (const player of players) if (player !== without) refs.push(playerRef(player));
  return refs;
}

function byName(env: Env, name: string): readonly Ref[] {
  switch (name as (typeof FIXED)[number]) {
    case 'self':
      return env.self ? [env.self] : [];
    case 'you':
      return [playerRef(env.you)];
    case 'opponents':
      return refsOf(turnOrder(env), env.you);
    case 'everyone':
      return refsOf(turnOrder(env));
    case 'seats':
      return refsOf(turnOrder(env, playerId(0)));
    case 'active':
      return [playerRef(env.state.turn.active)];
    case 'candidate':
      return env.candidate ? [env.candidate] : [];
    case 'them':
      return env.results.it?.refs ?? [];
    case 'bearer': {
      const bearer = env.self && lastKnown(env, env.self)?.attachedTo;
      return bearer ? [bearer] : [];
    }
    default:
      return env.results[name]?.refs ?? [];
  }
}

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

const ready = {
  selector: once((s: Exclude<Selector, string>): Find => selectorDef(s).select(s, LANG)),
  amount: once((a: Exclude<Amount, number>): Count => amountDef(a).count(a, LANG)),
  condition: once((c: Condition): Test => conditionDef(c).test(c, LANG)),
  filter: once((filter: Filter): Fits => {
    const fields = Object.entries(filter).map(([name, value]) => filterDef(name).test(value, LANG));
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

const anything = (): boolean => true;

function where(filter: Filter | undefined): (env: Env, ref: Ref) => boolean {
  if (filter === undefined) return anything;
  const fits = ready.filter(filter);
  return (env, ref) => fits(env, ref) === true;
}

/** The language as cards and rulesets are written in it. */
export const LANG: Lang = {
  selector: (s) => (typeof s === 'string' ? (env) => byName(env, s) : ready.selector(s)),
  amount: (a) => (typeof a === 'number' ? () => a : ready.amount(a)),
  condition: ready.condition,
  filter: ready.filter,
  where,
  select: (env, s) => (typeof s === 'string' ? byName(env, s) : ready.selector(s)(env)),
  open: selectorOpen,
  facesOpen,
  dataOpen,
  count: (env, a) => (typeof a === 'number' ? a : ready.amount(a)(env)),
  test: (env, c) => ready.condition(c)(env),
  fits: (env, ref, filter) => ready.filter(filter)(env, ref),
  heardTypes,
  matches,
  answerable: hasAnswer,
  propose: (env, node) => {
    const op = opOf(node);
    if ('propose' in op) return op.propose(env, node, []);
    throw new Error(`The op "${node.op}" cannot happen together with others: it is a control node.`);
  },
  resultOf: (env, node, events) => {
    const op = opOf(node);
    return 'result' in op ? op.result(env, node, { events, answers: [] }) : NOTHING;
  },
  roles: (f) => eventDef(f).roles(f),
};
