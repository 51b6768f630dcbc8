import { costDef } from '../../effects/costs/registry.gen.ts';
import { effective } from '../../effects/effective/derive.ts';
import type { GameEvent } from '../../effects/events/event.ts';
import { makeDeed, type Plan, planEnv, planOf } from '../../effects/rules/plan.ts';
import { nextQuestion, planCosts } from '../../effects/rules/questions.ts';
import { refKey } from '../../effects/state/refs.ts';
import type { Match } from '../../search/match.ts';
import type { Invariant } from './invariant.ts';

type Acted = Extract<GameEvent, { type: 'acted' }>;

/** The plans that an action which needs nothing chosen may have come of. */
function plansFor(before: Match, { action, player, source: by }: Acted): readonly Plan[] {
  const source = by?.kind === 'object' ? by : null;
  const bearer = source && before.state.objects[source.id];
  const uses = before.book.ruleset.actions[action]?.kind === 'activate' && bearer;
  const abilities = uses ? effective(before, uses).abilities.map(({ key }) => key) : [undefined];
  return abilities.flatMap((ability) => {
    const plan = planOf(before, makeDeed({ action, player, source, ability }));
    return 'code' in plan ? [] : [plan];
  });
}

/** How much of each fact a plan takes, by bearer and fact; `null` where something has to be chosen. */
function taken(before: Match, plan: Plan): ReadonlyMap<string, number> | null {
  if (nextQuestion(before, plan, []) !== null) return null;
  const sums = new Map<string, number>();
  const env = planEnv(before, plan, {});
  for (const cost of planCosts(plan, []))
    for (const use of costDef(cost).uses(env, cost, undefined)) {
      if (!('fact' in use)) return null;
      const key = `${refKey(use.bearer)} ${use.fact}`;
      sums.set(key, (sums.get(key) ?? 0) + use.amount);
    }
  return sums;
}

/** Costs are paid once, and no more is taken than they say. */
export const paid: Invariant = {
  name: 'what is played takes exactly what it costs',
  broken: ({ before, messages }) => {
    const [first = []] = messages.map(({ events }) => events).filter((events) => events.length > 0);
    const acted = first.find((e) => e.type === 'acted');
    const kind = before?.state.choices[0]?.asker.kind;
    // What an effect lets somebody play may cost something else.
    if (!before || acted?.type !== 'acted' || (kind !== 'window' && kind !== 'priority')) return null;
    const plans = plansFor(before, acted).map((plan) => taken(before, plan));
    const [wanted] = plans;
    // Which of several it was is not told; and where something hears what is paid, it may be another amount.
    if (!wanted || plans.length > 1 || before.book.heard.has('replace:counted')) return null;
    const sums = new Map<string, number>();
    for (const e of first)
      if (e.type === 'counted')
        sums.set(`${refKey(e.bearer)} ${e.fact}`, (sums.get(`${refKey(e.bearer)} ${e.fact}`) ?? 0) - e.by);
    for (const key of new Set([...wanted.keys(), ...sums.keys()]))
      if ((wanted.get(key) ?? 0) !== (sums.get(key) ?? 0))
        return `${acted.action} costs ${wanted.get(key) ?? 0}, and ${sums.get(key) ?? 0} was paid: ${key}`;
    return null;
  },
};
