import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReason } from '../../effects/choices/reading.ts';
import { readAnswer, validateAnswer } from '../../effects/choices/shapes.ts';
import { hashOf } from '../../effects/hash.ts';
import type { Input } from '../../effects/rules/input.ts';
import { answer, type OpenRequest, openRequests } from '../../search/index.ts';
import { ALIENS, take } from '../choices/conformance.ts';
import { GAMES } from '../support/games.ts';
import { drawFrom } from '../support/random.ts';
import { holds, routes } from '../support/routes.ts';

/** More answers than this are not tried one by one. */
const FEW = 12;
const SAMPLES = 4;
/** More answers than this are not written down to look for one among them. */
const LISTABLE = 300;

const inputOf = ({ choice, request }: OpenRequest, value: unknown): Input => ({
  type: 'answer',
  player: request.player,
  choice: choice.id,
  value,
});

/** Some of what an open request lists, and answers drawn where there are more. */
function someAnswers(open: OpenRequest, seed: number): readonly unknown[] {
  const draw = drawFrom(seed);
  const listed = take(open.answers, FEW + 1);
  return listed.length <= FEW ? listed : [...listed, ...Array.from({ length: SAMPLES }, () => open.random(draw))];
}

/** Whether an answer was listed; where there are too many to say, whether it is one in its normal form. */
function listedBy(open: OpenRequest): (value: unknown) => boolean {
  const listed = new Set(take(open.answers, LISTABLE).map((a) => JSON.stringify(a)));
  return (value) => {
    const normal = readAnswer(open.request, value);
    return !isReason(normal) && (listed.size === LISTABLE || listed.has(JSON.stringify(normal)));
  };
}

test.each(GAMES)('$name: what is listed is accepted, and the match it is tried on stays as it was', (game) => {
  holds(fc.tuple(routes(game), fc.nat()), 25, ([{ last }, seed]) => {
    const before = JSON.stringify(last.state);
    for (const open of openRequests(last)) {
      const { count } = open;
      const tried = someAnswers(open, seed);
      if (count <= FEW) expect(tried.length).toBe(count);
      for (const value of [...tried, open.fallback]) {
        expect(validateAnswer(open.request, value)).toBe(true);
        expect(answer(last, inputOf(open, value))).toMatchObject({ ok: true });
      }
    }
    expect(JSON.stringify(last.state)).toBe(before);
  });
});

/** Values near to answers: members left out, doubled, moved up or down, and one more. */
const near = (value: unknown): unknown[] => {
  if (typeof value === 'number') return [value - 1, value + 1, -value, [value], value + 0.5];
  if (!Array.isArray(value)) return [];
  const changed = value.flatMap((member, i) => near(member).map((other) => value.with(i, other)));
  const doubled = value.map((_, i) => value.with(i, value[0]));
  return [value.slice(1), value.toReversed(), [...value, ...value.slice(-1)], [...value, 0], ...doubled, ...changed];
};

const anything = fc.anything({ withSparseArray: true, withNullPrototype: true });
const lists = fc.array(fc.oneof(fc.integer({ min: -1, max: 6 }), fc.array(fc.integer({ min: -1, max: 6 }))));

test.each(GAMES)('$name: what is accepted was listed, whatever is sent', (game) => {
  const values = fc.array(fc.oneof(anything, lists), { maxLength: 8 });
  holds(fc.tuple(routes(game), values, fc.nat()), 25, ([{ last }, values, seed]) => {
    const before = hashOf(last.state);
    for (const open of openRequests(last)) {
      const shifted = [open.fallback, open.random(drawFrom(seed))].flatMap((value) => near(value).slice(0, 20));
      const aliens = Object.values(ALIENS).map((make) => make(1));
      const isListed = listedBy(open);
      for (const value of [...values, ...shifted, ...aliens]) {
        const taken = answer(last, inputOf(open, value));
        expect(taken.ok).toBe(isListed(value));
        if (!taken.ok) expect(taken).toMatchObject({ code: 'illegal', hint: expect.any(String) });
      }
    }
    expect(hashOf(last.state)).toBe(before);
  });
});
