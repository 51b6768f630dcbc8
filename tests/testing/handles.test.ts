import { expect, it } from 'vitest';
import type { SeenRef } from '../../effects/events/event.ts';
import { table } from '../../testing/index.ts';
import { Handles } from '../../testing/scenario/handles.ts';
import { arena } from '../rulesets/arena.ruleset.ts';

const { match } = table(arena, { step: 'main', players: { ann: {}, bob: {} } });

const bear = (handle: string) => ({ object: handle, card: 'bear' });
const hidden = (handle: string) => ({ object: handle });

/** Handles that a viewer sees again although he should have lost them. */
function followed(...events: readonly (readonly [SeenRef, string, string, SeenRef?] | string)[]): string[] {
  const handles = new Handles();
  return events.flatMap((event) => {
    if (typeof event === 'string') return handles.told(match, { type: 'shuffled', zone: event }).map((f) => f.handle);
    const [object, from, to, now] = event;
    return handles.told(match, { type: 'moved', object, from, to, ...(now ? { now } : {}) }).map((f) => f.handle);
  });
}

it('a new handle in every zone cannot be followed', () => {
  expect(
    followed([hidden('#1'), 'hand.0', 'exile.0', hidden('#2')], [bear('#2'), 'exile.0', 'board.0', bear('#3')]),
  ).toEqual([]);
});

it('the same handle in another zone can be followed, to a face and from a face', () => {
  expect(followed([hidden('#1'), 'hand.0', 'exile.0', bear('#1')])).toEqual(['#1']);
  expect(followed([bear('#1'), 'board.0', 'hand.0', hidden('#1')])).toEqual(['#1']);
  expect(followed([bear('#1'), 'hand.0', 'hand.1', hidden('#1')])).toEqual(['#1']);
});

it('the same handle can be followed through a shuffle', () => {
  const [put, drawn] = [
    [bear('#1'), 'hand.0', 'deck.0', hidden('#2')],
    [hidden('#2'), 'deck.0', 'hand.0', hidden('#3')],
  ] as const;
  expect(followed(put, drawn)).toEqual([]);
  expect(followed(put, 'deck.1', drawn)).toEqual([]);
  expect(followed(put, 'deck.0', drawn)).toEqual(['#2']);
});

it('what is told without a handle is no stay of anything', () => {
  const unplaced: SeenRef = { hidden: true };
  expect(followed([unplaced, 'deck.0', 'hand.0', hidden('#1')], [unplaced, 'deck.1', 'hand.1', hidden('#2')])).toEqual(
    [],
  );
});

it('what goes to another player in play is followed by everyone', () => {
  expect(followed([hidden('#1'), 'board.0', 'board.1'], [bear('#1'), 'board.1', 'board.0'])).toEqual([]);
});
