import type { Book } from '../book.ts';
import type { LiveAbility } from '../effective/card.ts';
import type { Origin, Program } from '../flow/frame.ts';
import type { ActivatedAbility, AmountSpec, Condition, Cost, Limit, Mode, TargetSpec } from '../language.ts';
import type { ActionDecl } from '../ruleset.ts';
import type { CardId } from '../state/ids.ts';

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

const remembered = new WeakMap<Book, Map<string, Form>>();

function remember(book: Book, key: string, make: () => Form): Form {
  let forms = remembered.get(book);
  if (!forms) {
    forms = new Map();
    remembered.set(book, forms);
  }
  let form = forms.get(key);
  if (!form) {
    form = make();
    forms.set(key, form);
  }
  return form;
}

const given = <T>(...list: readonly (T | undefined)[]): readonly T[] => list.filter((c) => c !== undefined);

/** An action that the ruleset writes out itself. */
export const ruleForm = (book: Book, action: string, decl: ActionDecl): Form =>
  remember(book, action, () => ({
    action,
    closes: decl.closes === true,
    kind: 'effect',
    conditions: given(decl.if),
    amounts: [],
    targets: decl.targets ?? [],
    costs: decl.costs ?? [],
    origin: { in: 'rules', name: '', path: `actions.${action}` },
  }));

/** Playing a card as one of its types; `null` if cards of that type are not played. */
export function playForm(book: Book, action: string, decl: ActionDecl, card: CardId, type: string): Form | null {
  const play = book.ruleset.types[type]?.play;
  if (!play) return null;
  return remember(book, `${action}\n${type}\n${card}`, () => {
    const own = book.cards.get(card)?.data.play;
    return {
      action,
      closes: decl.closes === true,
      kind: 'play',
      conditions: given(decl.if, play.if),
      ...(own?.modes ? { modes: { of: own.modes, min: own.pick?.min ?? 1, max: own.pick?.max ?? 1 } } : {}),
      amounts: own?.amounts ?? [],
      targets: [...(play.targets ?? []), ...(own?.targets ?? [])],
      costs: [...(decl.costs ?? []), ...(play.costs ?? []), ...(own?.costs ?? [])],
      origin: { in: 'card', name: card, path: 'play' },
      move: { to: play.to, ...(play.cell === undefined ? {} : { cell: play.cell }) },
      ...(play.after ? { after: { in: 'rules', name: '', path: `types.${type}.play.after` } as const } : {}),
    };
  });
}

const byAbility = new WeakMap<LiveAbility, Form>();

/** Using an ability that names the action. */
export function activationForm(
  live: LiveAbility & { ability: ActivatedAbility },
  action: string,
  decl: ActionDecl,
): Form {
  const known = byAbility.get(live);
  if (known) return known;
  const { ability } = live;
  const form: Form = {
    action,
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
