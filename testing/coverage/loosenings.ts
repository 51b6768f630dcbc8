import { isTable, type Table } from '../../cards/tools/schema/branches.ts';
import { constraintParams } from '../../effects/ops/constraints.ts';
import type { Ruleset } from '../../effects/ruleset.ts';
import { type Change, withKey, withoutKey } from './changes.ts';
import { isListSpot, type Spot } from './spots.ts';
import { widerCondition, widerFilter } from './wider-conditions.ts';
import { widerPicks } from './wider-picks.ts';
import { everywhere, hearsOnlyItself, widerSelector, widerTrigger } from './wider-reach.ts';

/** Everything by which a card says where it does nothing, each taken away or made wider. What it costs are its parts. */
export function loosenings(spot: Spot, ruleset: Ruleset): readonly Change[] {
  if (isListSpot(spot) || !isTable(spot.value)) return [];
  const table = { ...spot, value: spot.value };
  const { is, path, value } = table;
  const [family = ''] = is.split('.');
  const keys = (NARROWING[is] ?? []).filter((key) => value[key] !== undefined);
  return [
    ...keys.map((key) => withoutKey(value, key, path)),
    ...(BY_FAMILY[family]?.(table, ruleset) ?? []),
    ...widerPicks(table),
  ];
}

/** Keys without which there would be more of it: it would do more, or be done more often. */
const NARROWING: Readonly<Record<string, readonly string[]>> = {
  triggeredAbility: ['once', 'limit'],
  activatedAbility: ['limit'],
  replacingAbility: ['limit'],
  targetSpec: Object.keys(constraintParams()),
  amountSpec: ['min'],
  'effect.assign': ['max', 'capacity'],
  'effect.choose': Object.keys(constraintParams()),
  'effect.chooseNumber': ['min'],
  'effect.divide': ['each'],
  'effect.modify': ['uses'],
  'effect.play': ['costs'],
  'selector.among': ['except'],
  'selector.cells': ['tag', 'named', 'free'],
  'selector.frames': ['kind'],
  'selector.objects': ['other'],
  'amount.bound': ['min', 'max'],
  'replacement.prevent': ['amount'],
};

type Loosen = (spot: Spot<Table>, ruleset: Ruleset) => readonly Change[];

const BY_FAMILY: Readonly<Record<string, Loosen>> = {
  condition: widerCondition,
  filter: widerFilter,
  trigger: widerTrigger,
  selector: widerSelector,
  effect: ({ value, path }) => {
    const ends = isTable(value.until) && !FOR_GOOD.includes(value.until.until);
    return ends ? [withKey('until', { until: 'match' }, path)] : [];
  },
  triggeredAbility: (spot, ruleset) => (hearsOnlyItself(spot.value.on) ? [] : everywhere(spot, ruleset)),
  replacingAbility: (spot, ruleset) => {
    const { instead } = spot.value;
    return isTable(instead) && hearsOnlyItself(instead.of) ? [] : everywhere(spot, ruleset);
  },
  // What only reaches its bearer or itself reaches nothing where it is elsewhere.
  staticAbility: (spot, ruleset) => (typeof spot.value.affects === 'string' ? [] : everywhere(spot, ruleset)),
};

/** What has one of these ends only ends with what it affects. */
const FOR_GOOD: readonly unknown[] = ['match', 'stay'];
