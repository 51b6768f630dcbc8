import type { PlayData } from '../card-data.ts';
import type { Part } from '../costs/pool.cost.ts';
import type { Duration } from '../effective/stored-modifier.ts';
import type { Bounds } from '../filters/bounds.ts';
import type { Params as Place } from '../filters/cell.filter.ts';
import type {
  ActivatedAbility,
  AmountSpec,
  Limit,
  Mode,
  ReplacingAbility,
  StaticAbility,
  TargetSpec,
  TriggeredAbility,
} from '../language.ts';
import type { Total } from '../ops/constraints.ts';
import type { Kind, RecordName } from './kinds.ts';

interface Said<T> {
  readonly words: string;
  /** What tells an ability of this kind from others comes first. */
  readonly kinds: { readonly [K in keyof Required<T>]: Kind };
}

const said = <T>(words: string, kinds: Said<T>['kinds']): Said<T> => ({ words, kinds });

const phrase = (of: Extract<Kind, { kind: 'phrase' }>['of']): Kind => ({ kind: 'phrase', of });
const list = (of: Kind): Kind => ({ kind: 'list', of });
const name = (of: Extract<Kind, { kind: 'name' }>['of']): Kind => ({ kind: 'name', of });
const QUALITY: Kind = { kind: 'word', of: ['name', 'owner', 'controller', 'cell'] };
const EFFECTS: Kind = { kind: 'effects' };
const FLAG: Kind = { kind: 'flag' };
const zones = list(name('zone'));
const constraints = { different: QUALITY, same: QUALITY, total: phrase('total') } as const;

/** Before what all abilities say: their own name, and where they work. */
const BASE = '[(ability {id}) ][(in the {zones:or}) ]';
/** How the picks of one target or choice are held against each other. */
const CONSTRAINTS = '[, each of another {different}][, all of the same {same}][, {total}]';

/** How that is said which is no member of a family: abilities and what they are made of. */
export const ABILITY_PHRASES: Readonly<
  Record<RecordName, { readonly words: string; readonly kinds: Readonly<Record<string, Kind>> }>
> = {
  triggeredAbility: said<TriggeredAbility>(
    `${BASE}when {on}[, once for all at once|once=true][, while {while}][, if {if}][, at most {limit}]: [target {targets:;}. ]{do:steps}`,
    {
      on: phrase('trigger'),
      id: name('free'),
      zones,
      once: FLAG,
      while: phrase('condition'),
      if: phrase('condition'),
      limit: phrase('limit'),
      targets: list(phrase('targetSpec')),
      do: EFFECTS,
    },
  ),
  activatedAbility: said<ActivatedAbility>(
    `${BASE}to {action}[, {costs:and}][, if {if}][, at most {limit}]: [name {amounts:and}. ][target {targets:;}. ][pick one of these: {modes:either}. ]{do:steps}`,
    {
      action: name('action'),
      id: name('free'),
      zones,
      if: phrase('condition'),
      limit: phrase('limit'),
      costs: list(phrase('cost')),
      amounts: list(phrase('amountSpec')),
      modes: list(phrase('mode')),
      targets: list(phrase('targetSpec')),
      do: EFFECTS,
    },
  ),
  staticAbility: said<StaticAbility>(`${BASE}{affects} <has|have> {patches:and}[, as long as {while}].`, {
    affects: phrase('selector'),
    id: name('free'),
    zones,
    while: phrase('condition'),
    patches: list(phrase('patch')),
  }),
  replacingAbility: said<ReplacingAbility>(
    `${BASE}[at most {limit}, ][as long as {while}, ][if you like, |optional=true]{instead}.`,
    {
      instead: phrase('replacement'),
      id: name('free'),
      zones,
      while: phrase('condition'),
      optional: FLAG,
      limit: phrase('limit'),
    },
  ),
  targetSpec: said<TargetSpec>(
    `[{min} to {max}/exactly {min}/one to {max}/one] of {from}${CONSTRAINTS}[, as {by} <chooses|choose>] (the {as})`,
    {
      as: name('gives'),
      from: phrase('selector'),
      min: phrase('amount'),
      max: phrase('amount'),
      by: phrase('selector'),
      ...constraints,
    },
  ),
  amountSpec: said<AmountSpec>('the {as} [from {min} to {max}/up to {max}]', {
    as: name('gives'),
    min: phrase('amount'),
    max: phrase('amount'),
  }),
  mode: said<Mode>('{name}[ (if {if})][ ({costs:and})] - [(target {targets:;}) ]{do}', {
    name: name('free'),
    if: phrase('condition'),
    targets: list(phrase('targetSpec')),
    costs: list(phrase('cost')),
    do: EFFECTS,
  }),
  limit: said<Limit>('{times} <time|times> [each turn|per=turn/each match|per=match]', {
    per: { kind: 'word', of: ['turn', 'match'] },
    times: { kind: 'number' },
  }),
  playData: said<PlayData>(
    '[to play this, {costs:and}. ][name {amounts:and}. ][target {targets:;}. ][pick {pick} of these: {modes:either}. /pick one of these: {modes:either}. ][{do:some}]',
    {
      costs: list(phrase('cost')),
      amounts: list(phrase('amountSpec')),
      targets: list(phrase('targetSpec')),
      modes: list(phrase('mode')),
      pick: phrase('range'),
      do: EFFECTS,
    },
  ),
  range: said<NonNullable<PlayData['pick']>>('{min} to {max}', { min: { kind: 'number' }, max: { kind: 'number' } }),
  total: said<Total>('{of} adding up to [{min} to {max}/at least {min}/at most {max}/any number]', {
    of: phrase('amount'),
    min: phrase('amount'),
    max: phrase('amount'),
  }),
  bounds: said<Bounds>('[{min} to {max}/at least {min}/at most {max}/any number]', {
    min: phrase('amount'),
    max: phrase('amount'),
  }),
  part: said<Part>('{amount} from {from:or}', { amount: phrase('amount'), from: list(name('playerFact')) }),
  place: said<Place>('[the cell {named}/a {tag} cell/a cell][ facing {faces:closed}]', {
    named: name('cell'),
    tag: name('cellTag'),
    faces: phrase('selector'),
  }),
  duration: said<Duration & { readonly step: string; readonly condition: unknown }>(
    '[for the rest of the match|until=match/this turn|until=turn-end/until the end of the step {step}|until=step-end/until your next turn|until=your-next-turn/until this leaves|until=source-leaves/as long as it stays|until=stay/as long as {condition}|until=condition-false]',
    {
      until: { kind: 'word', of: [] },
      step: name('step'),
      condition: phrase('condition'),
    },
  ),
};
