import { expect, test } from 'vitest';
import type { EventDef, Fact } from '../../effects/events/event.ts';
import { amountOf, eventDef } from '../../effects/events/event-def.ts';
import { EVENTS } from '../../effects/events/registry.gen.ts';
import type { Effect } from '../../effects/language.ts';
import { playerId } from '../../effects/state/ids.ts';
import { playerRef } from '../../effects/state/refs.ts';
import { playScene } from '../support/scene.ts';

const units = { select: 'objects', in: ['board'], where: { type: 'unit' } } as const;
const nodes: readonly Effect[] = [
  { op: 'damage', to: units, amount: 2 },
  { op: 'heal', to: units, amount: 1 },
  { op: 'add', to: 'you', fact: 'mana', by: -3 },
  { op: 'modify', what: units, patches: [{ patch: 'addStat', stat: 'attack', by: 1 }], until: { until: 'match' } },
  { op: 'reveal', what: { select: 'objects', in: ['hand'], of: 'opponents' }, to: 'you' },
];
const { lab } = playScene({ mine: { board: ['rat', 'ox'] }, theirs: { hand: ['dud', 'elk'] }, do: nodes });

/** What happened of those events that say something more. */
const having = (member: keyof EventDef<Fact>) => {
  const types = Object.entries(EVENTS).flatMap(([type, def]) => (member in def ? [type] : []));
  return types.map((type) => {
    const event = lab.events.find((e) => e.type === type);
    if (!event) throw new Error(`There is no ${type}.`);
    return event;
  });
};

test.each(having('withAmount'))('$type: what is made of another amount is that amount', (event) => {
  const changed = eventDef(event).withAmount?.(event, 7);
  expect(changed).toMatchObject({ type: event.type });
  expect(changed && amountOf(changed)).toBe(7);
  expect(eventDef(event).withAmount?.(event, amountOf(event))).toEqual(event);
});

test.each(having('withTarget'))('$type: what is made to happen to another one is about that one', (event) => {
  const target = playerRef(playerId(1));
  const changed = eventDef(event).withTarget?.(event, target);
  expect(changed && eventDef(changed).roles(changed).subject).toEqual(target);
});

test.each(having('without'))('$type: without some it is about the rest, without all of them it is nothing', (event) => {
  const { without, roles } = eventDef(event);
  const first = roles(event).subject;
  expect(without?.(event, () => false)).toBe(event);
  expect(without?.(event, () => true)).toBeNull();
  const rest = without?.(event, (ref) => JSON.stringify(ref) === JSON.stringify(first));
  expect(rest).toMatchObject({ type: event.type });
  expect(rest && roles(rest).subject).not.toEqual(first);
});

test('an event that is no amount is one thing that happens once', () => {
  const moved = lab.events.find((e) => e.type === 'moved');
  expect(moved && amountOf(moved)).toBe(1);
});
