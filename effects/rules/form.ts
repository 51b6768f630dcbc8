import type { Book, BookCard } from '../book.ts';
import type { LiveAbility } from '../effective/card.ts';
import type { Origin, Program } from '../flow/frame.ts';
import type { ActivatedAbility, AmountSpec, Condition, Cost, Limit, Mode, TargetSpec } from '../language.ts';
import type { ActionDecl } from '../ruleset.ts';

/** What taking an action asks for and does, as the data says: the same for everyone who takes it. */
export interface Form {
  readonly action: string;
  readonly kind: 'play' | 'effect';
  readonly conditions: readonly Condition[];
  readonly modes?: { readonly of: readonly Mode[]; readonly min: number; readonly max: number };
  readonly amounts: readonly AmountSpec[];
  readonly targets: readonly TargetSpec[];
  readonly costs: readonly Cost[];
  /** Where its effect stands; its modes stand beside it. */
  readonly origin: Origin;
  readonly after?: Program;
  readonly move?: { readonly to: string; readonly cell?: string };
  readonly limit?: Limit;
  readonly closes: boolean;
}

const given = <T>(...list: readonly (T | undefined)[]): readonly T[] => list.filter((c) => c !== undefined);

const byDecl = new WeakMap<ActionDecl, Form>();

/** An action that the ruleset writes out itself. */
export function ruleForm(action: string, decl: ActionDecl): Form {
  const known = byDecl.get(decl);
  if (known?.action === action) return known;
  const form: Form = {
    action,
    closes: decl.closes === true,
    kind: 'effect',
    conditions: given(decl.if),
    amounts: [],
    targets: decl.targets ?? [],
    costs: decl.costs ?? [],
    origin: { in: 'rules', name: '', path: `actions.${action}` },
  };
  byDecl.set(decl, form);
  return form;
}

/** How a card is played by one action as one type. Most cards have one such form. */
interface Played {
  readonly action: string;
  readonly type: string;
  readonly form: Form;
}

const byCard = new WeakMap<BookCard, Played[]>();

/** Playing a card as one of its types; `null` if cards of that type are not played. */
export function playForm(book: Book, action: string, decl: ActionDecl, card: BookCard, type: string): Form | null {
  const play = book.ruleset.types[type]?.play;
  if (!play) return null;
  const known = byCard.get(card) ?? [];
  for (const played of known) if (played.action === action && played.type === type) return played.form;
  const own = card.data.play;
  const form: Form = {
    action,
    closes: decl.closes === true,
    kind: 'play',
    conditions: given(decl.if, play.if),
    ...(own?.modes ? { modes: { of: own.modes, min: own.pick?.min ?? 1, max: own.pick?.max ?? 1 } } : {}),
    amounts: own?.amounts ?? [],
    targets: [...(play.targets ?? []), ...(own?.targets ?? [])],
    costs: [...(decl.costs ?? []), ...(play.costs ?? []), ...(own?.costs ?? [])],
    origin: { in: 'card', name: card.data.id, path: 'play' },
    move: { to: play.to, ...(play.cell === undefined ? {} : { cell: play.cell }) },
    ...(play.after ? { after: { in: 'rules', name: '', path: `types.${type}.play.after` } as const } : {}),
  };
  byCard.set(card, [...known, { action, type, form }]);
  return form;
}

const byAbility = new WeakMap<LiveAbility, Form>();

/** An ability that an action uses. */
export type Activated = LiveAbility & { readonly ability: ActivatedAbility };

/** Using an ability, by the declaration of the action that it names. */
export function activationForm(live: Activated, decl: ActionDecl): Form {
  const known = byAbility.get(live);
  if (known) return known;
  const { ability } = live;
  const form: Form = {
    action: ability.action,
    closes: decl.closes === true,
    kind: 'play',
    conditions: given(decl.if, ability.if),
    ...(ability.modes ? { modes: { of: ability.modes, min: 1, max: 1 } } : {}),
    amounts: ability.amounts ?? [],
    targets: ability.targets ?? [],
    costs: [...(decl.costs ?? []), ...(ability.costs ?? [])],
    origin: live.origin,
    ...(ability.limit ? { limit: ability.limit } : {}),
  };
  byAbility.set(live, form);
  return form;
}
