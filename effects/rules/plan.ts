import type { Writable } from '../copy.ts';
import type { LiveAbility } from '../effective/card.ts';
import { effective } from '../effective/derive.ts';
import { type Env, envOf, type Position } from '../env.ts';
import type { Program, Results } from '../flow/frame.ts';
import { nodesOf, programOf } from '../flow/origin.ts';
import type { Cost } from '../language.ts';
import { type Reason, reason } from '../reason.ts';
import type { ActionDecl } from '../ruleset.ts';
import { type PlayerId, zoneName } from '../state/ids.ts';
import { liveObject } from '../state/objects.ts';
import type { ObjectRef } from '../state/refs.ts';
import type { GameObject } from '../state/state.ts';
import { limitedKey, useKey } from '../state/uses.ts';
import { type Activated, activationForm, type Form, playForm, ruleForm } from './form.ts';

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

/** A deed with its keys in one order, none undefined. */
export function makeDeed(
  of: { readonly [K in keyof Deed]: Deed[K] | undefined } & Pick<Deed, 'action' | 'player' | 'source'>,
): Deed {
  const deed: Writable<Deed> = { action: of.action, player: of.player, source: of.source };
  if (of.ability !== undefined) deed.ability = of.ability;
  if (of.costs !== undefined) deed.costs = of.costs;
  return deed;
}

/** A form of an action together with who takes it, and with what. */
export interface Plan {
  readonly form: Form;
  readonly player: PlayerId;
  readonly source: ObjectRef | null;
  readonly costs: readonly Cost[];
  /** Under which key the uses of a limited ability are counted. */
  readonly use: string | null;
}

/** How the plan's player and source see the position. */
export const planEnv = (at: Position, plan: Plan, results?: Results): Env =>
  envOf(plan.form.move ? withFaceUp(at, plan.source) : at, { you: plan.player, self: plan.source, results });

/** A face-down card is played as what it is face up: so its costs, types and bans are looked at. */
export function withFaceUp(at: Position, ref: ObjectRef | null): Position {
  const object = ref && liveObject(at, ref);
  if (!object?.faceDown) return at;
  const { faceDown: _, ...up } = object;
  return { book: at.book, state: { ...at.state, objects: at.state.objects.with(object.id, up) } };
}

/** The plan of a deed, or why there is none. */
export function planOf(at: Position, deed: Deed): Plan | Reason {
  const decl = at.book.ruleset.actions[deed.action];
  if (!decl) return reason('forbidden', `there is no action "${deed.action}"`);
  switch (decl.kind) {
    case 'pass':
    case 'rule':
      return plan(deed, ruleForm(deed.action, decl), null);
    case 'play':
      return playPlan(at, deed, decl);
    case 'activate':
      return activationPlan(at, deed, decl);
  }
}

const plan = (deed: Deed, form: Form, use: string | null): Plan => ({
  form,
  player: deed.player,
  source: deed.source,
  costs: deed.costs ?? form.costs,
  use,
});

function playPlan(at: Position, deed: Deed, decl: ActionDecl): Plan | Reason {
  const up = withFaceUp(at, deed.source);
  const object = deed.source && liveObject(up, deed.source);
  if (!object) return reason('gone', 'the card is not there any more');
  const card = at.book.cards.get(object.card);
  for (const type of effective(up, object).types) {
    const form = card && playForm(at.book, deed.action, decl, card, type);
    if (form) return plan(deed, form, null);
  }
  return reason('forbidden', 'cards of this type are not played');
}

function activationPlan(at: Position, deed: Deed, decl: ActionDecl): Plan | Reason {
  const object = deed.source && liveObject(at, deed.source);
  if (!object) return reason('gone', 'it is not there any more');
  const live = effective(at, object).abilities.find((a) => a.key === deed.ability);
  if (!live) return reason('gone', 'it does not have that ability any more');
  if (!usableBy(live, deed.action, object))
    return reason('forbidden', `"${deed.action}" does not use that ability there`);
  const form = activationForm(live, decl);
  return plan(deed, form, form.limit ? useKey(deed.source, limitedKey(live), form.limit) : null);
}

/** Whether an ability is one that an action uses, where its bearer is. Listing deeds and planning one both ask this. */
export const usableBy = (live: LiveAbility, action: string, bearer: GameObject): live is Activated =>
  'action' in live.ability && live.ability.action === action && live.zones.includes(zoneName(bearer.zone));

/** The nodes of a plan: those of the chosen modes, in their order, then what it does in any case. */
export function planProgram(at: Position, { form }: Plan, modes: readonly string[]): Program {
  const whole = programOf(at.book, form.origin);
  const of = form.modes?.of ?? [];
  const [only] = modes;
  if (only === undefined) return whole;
  const always = nodesOf(at.book, whole);
  const index = of.findIndex((m) => m.name === only);
  if (modes.length === 1 && always.length === 0 && form.origin.in !== 'play')
    return programOf(at.book, form.origin, `modes.${index}.do`);
  return { in: 'play', nodes: [...modes.flatMap((name) => of.find((m) => m.name === name)?.do ?? []), ...always] };
}
