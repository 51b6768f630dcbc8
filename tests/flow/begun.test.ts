import { describe, expect, test } from 'vitest';
import type { Frame } from '../../effects/flow/frame.ts';
import { GAMES } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';

describe('what begins is told in the message of its step', () => {
  test.each(GAMES)('in $name: all that happens in an effect happens after it was told of, once', (game) => {
    // The effect that the match begins with is in no message.
    const begun = new Map<number, Frame | null>([[1, null]]);
    const kinds = new Set<string>();
    for (const seed of [3, 4])
      for (const { after, messages } of randomMatch(game, seed)) {
        for (const { events, begun: more } of messages) {
          for (const frame of more) {
            expect(begun.has(frame.id), `${frame.id}`).toBe(false);
            expect(frame.draft).toBeUndefined();
            begun.set(frame.id, frame);
            kinds.add(frame.kind);
          }
          for (const { frame } of events) if (frame !== undefined) expect(begun.has(frame), `${frame}`).toBe(true);
        }
        for (const frame of after.state.frames)
          if (!frame.draft) {
            const then = begun.get(frame.id);
            if (then !== null) expect({ ...frame, ...of(frame) }).toEqual({ ...frame, ...of(then) });
          }
        if (after.state.result) begun.clear();
        if (after.state.result) begun.set(1, null);
      }
    for (const kind of ['play', 'effect']) expect(kinds).toContain(kind);
  });
});

/** What an effect keeps from its beginning to its end. */
const of = (frame: Frame | undefined) =>
  frame && { kind: frame.kind, source: frame.source, controller: frame.controller, origin: frame.origin };
