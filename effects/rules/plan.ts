import type { LiveAbility } from '../effective/card.ts';
import { effective } from '../effective/derive.ts';
import type { Env, Position } from '../env.ts';
import type { Origin, Program } from '../flow/frame.ts';
import { programOf } from '../flow/origin.ts';
import { useKey } from '../flow/set-off.ts';
import type { ActivatedAbility, Condition, Cost, Limit, Mode, TargetSpec } from '../language.ts';
import { type Reason, reason } from '../reason.ts';
import type { ActionDecl, PlayDecl } from '../ruleset.ts';
import type { PlayerId } from '../state/ids.ts';
import { liveObject, refOf } from '../state/objects.ts';
import type { ObjectRef } from '../state/refs.ts';

/** All that taking one action with one object asks for and does. Derived anew whenever it is needed. */
export interface Plan {
  readonly action: string;
  readonly player: PlayerId;
  readonly source: ObjectRef | null;
  readonly kind: 'play' | 'effect';
  readonly conditions: readonly Condition[];
  readonly modes?: { readonly of: readonly Mode[]; readonly min: number; readonly max: number };
  readonly targets: readonly TargetSpec[];
  readonly costs: readonly Cost[];
  /** Where its effect stands; its modes stand beside it. */
  readonly origin: Origin;
  readonly after?: Program;
  readonly move?: { readonly to: string; readonly cell?: string };
  readonly limit?: { readonly key: string; readonly times: number };
  readonly closes: boolean;
}

/** Which action, with what: how a draft remembers its plan. */
export interface Deed {
  readonly action: string;
  readonly player: PlayerId;
  readonly source: ObjectRef | null;
  /** Key of the ability that is activated. */
  readonly ability?: string;
  /** Costs in place of all others. */
  readonly costs?: readonly Cost[];
}

/** How the plan's player and source see the position. */
export const planEnv = (at: Position, plan: Plan, results: Env['results'] = {}): Env => ({
  book: at.book,
  state: at.state,
  you: plan.player,
  self: plan.source,
  results,
});

/** The plan of a deed, or why there is none. */
export function planOf(at: Position, deed: Deed): Plan | Reason {
  const decl = at.book.ruleset.actions[deed.action];
  if (!decl) return reason('forbidden', `there is no action "${deed.action}"`);
  switch (decl.kind) {
    case 'pass':
    case 'rule':
      return rulePlan(deed, decl);
    case 'play':
      return playPlan(at, deed, decl);
    case 'activate':
      return activationPlan(at, deed, decl);
  }
}

const base = (deed: Deed, decl: ActionDecl) => ({
  action: deed.action,
  player: deed.player,
  source: deed.source,
  closes: decl.closes === true,
});

function rulePlan(deed: Deed, decl: ActionDecl): Plan {
  return {
    ...base(deed, decl),
    kind: 'effect',
    conditions: decl.if ? [decl.if] : [],
    targets: decl.targets ?? [],
    costs: decl.costs ?? [],
    origin: { in: 'rules', name: '', path: `actions.${deed.action}` },
  };
}

function playPlan(at: Position, deed: Deed, decl: ActionDecl): Plan | Reason {
  const object = deed.source && liveObject(at, deed.source);
  if (!object) return reason('gone', 'the card is not there any more');
  const card = effective(at, object);
  const type = card.types.find((t) => at.book.ruleset.types[t]?.play);
  const play: PlayDecl | undefined = type === undefined ? undefined : at.book.ruleset.types[type]?.play;
  if (!play) return reason('forbidden', 'cards of this type are not played');
  const own = at.book.cards.get(object.card)?.data.play;
  return {
    ...base(deed, decl),
    kind: 'play',
    conditions: [decl.if, play.if].filter((c) => c !== undefined),
    ...(own?.modes ? { modes: { of: own.modes, min: own.pick?.min ?? 1, max: own.pick?.max ?? 1 } } : {}),
    targets: [...(play.targets ?? []), ...(own?.targets ?? [])],
    costs: deed.costs ?? [...(decl.costs ?? []), ...(play.costs ?? []), ...(own?.costs ?? [])],
    origin: { in: 'card', name: object.card, path: 'play' },
    move: { to: play.to, ...(play.cell === undefined ? {} : { cell: play.cell }) },
    ...(play.after ? { after: { in: 'rules', name: '', path: `types.${type}.play.after` } as const } : {}),
  };
}

function activationPlan(at: Position, deed: Deed, decl: ActionDecl): Plan | Reason {
  const object = deed.source && liveObject(at, deed.source);
  if (!object) return reason('gone', 'it is not there any more');
  const live = effective(at, object).abilities.find((a) => a.key === deed.ability);
  if (!live || !isActivated(live)) return reason('gone', 'it does not have that ability any more');
  const { ability } = live;
  return {
    ...base(deed, decl),
    kind: 'play',
    conditions: [decl.if, ability.if].filter((c) => c !== undefined),
    ...(ability.modes ? { modes: { of: ability.modes, min: 1, max: 1 } } : {}),
    targets: ability.targets ?? [],
    costs: deed.costs ?? [...(decl.costs ?? []), ...(ability.costs ?? [])],
    origin: live.origin,
    ...(ability.limit ? { limit: limitOf(live, ability.limit, refOf(object)) } : {}),
  };
}

const limitOf = (live: LiveAbility, limit: Limit, ref: ObjectRef) => ({
  key: useKey(ref, live.key, limit.per),
  times: limit.times,
});

export const isActivated = (live: LiveAbility): live is LiveAbility & { ability: ActivatedAbility } =>
  'action' in live.ability;

/** The nodes of a plan with the modes that were chosen, in their order. */
export function planProgram(at: Position, plan: Plan, modes: readonly string[]): Program {
  const whole = programOf(at.book, plan.origin);
  const of = plan.modes?.of ?? [];
  if (modes.length === 0) return whole;
  const [only] = modes;
  const index = of.findIndex((m) => m.name === only);
  if (modes.length === 1 && of.length > 0 && plan.origin.in !== 'play')
    return programOf(at.book, plan.origin, `modes.${index}.do`);
  return { in: 'play', nodes: modes.flatMap((name) => of.find((m) => m.name === name)?.do ?? []) };
}
