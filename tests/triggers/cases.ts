import type { EventType } from '../../effects/events/event.ts';
import type { Effect, Selector } from '../../effects/language.ts';
import type { Verdict } from '../../effects/reason.ts';
import { no } from '../support/stage.ts';
import type { Hearing } from './hearing.ts';

export interface Case extends Hearing {
  /** What was heard, each time. */
  readonly hears: readonly string[];
  /** Why the last event of a type was not. */
  readonly not?: readonly [EventType, Verdict];
}

/** Cases of some triggers, each by what it is about. */
export type Cases<Names extends string> = Readonly<Record<Names, Readonly<Record<string, Case>>>>;

export const named = (name: string, zone = 'board'): Selector => ({ select: 'objects', in: [zone], where: { name } });
export const move = (name: string, to: string, how: string, from = 'board'): Effect => ({
  op: 'move',
  what: named(name, from),
  to,
  how,
});
/** Damage by the rat. */
export const hit = (name: string, amount = 2, battle?: true): Effect => ({
  op: 'damage',
  to: named(name),
  amount,
  from: named('rat'),
  ...(battle ? { battle } : {}),
});
export const say = (more: object = {}): Effect => ({ op: 'signal', name: 'omen', ...more });
export const destroy = (name: string): Effect => ({ op: 'destroy', what: named(name) });
/** The idol to a unit. */
export const attach = (to: string): Effect => ({ op: 'attach', what: named('idol'), to: named(to) });
export const detach = (name: string): Effect => ({ op: 'detach', what: named(name) });
export const become = (name: string, card: string): Effect => ({ op: 'transform', what: named(name), card });
/** Turned over, one way after the other: face down nothing is found by its name. */
export const turns = (name: string, ...faces: readonly ('up' | 'down')[]): readonly Effect[] => [
  { op: 'remember', what: named(name), as: 'card' },
  ...faces.map((face): Effect => ({ op: 'turnOver', what: 'card', faceDown: face === 'down' })),
];
export const isNot = (detail: string) => no('condition-false', detail);
