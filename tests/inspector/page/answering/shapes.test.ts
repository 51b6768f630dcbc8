import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequestIn } from '../../../../effects/choices/choice.ts';
import { redactRequest } from '../../../../effects/choices/shapes.ts';
import { type AnswerOf, listAnswers, type Request, type ShapeName, validateAnswer } from '../../../../index.ts';
import { type Posed, type Spot, verdictOn } from '../../../../inspector/page/answering/putting.ts';
import { type DraftOf, puttingOf } from '../../../../inspector/page/answering/shapes.ts';
import { take } from '../../../choices/conformance.ts';
import { holds } from '../../../support/routes.ts';
import { IN_PANEL, ON_TABLE } from './gestures.ts';
import { REQUESTS } from './requests.ts';

const SHAPES = Object.keys(REQUESTS) as ShapeName[];
const MOST = 200;
const RUNS = 150;

const spots: fc.Arbitrary<readonly Spot[]> = fc.array(
  fc.record({ list: fc.constantFrom('main' as const, 'targets' as const), position: fc.integer({ min: -1, max: 5 }) }),
  { maxLength: 12 },
);

describe.each(SHAPES)('a draft of %s', (shape) => {
  it('says what an answer says', () => {
    holds<Request>(REQUESTS[shape], RUNS, (request) => {
      const putting = puttingOf(request);
      for (const answer of take(listAnswers(request), MOST)) {
        expect(putting.answer(putting.saying(answer))).toEqual(answer);
        expect(verdictOn(request, answer)).toBe(true);
      }
    });
  });

  it('is judged by what the player sees as by what stands behind that', () => {
    holds<[Request, Request]>(fc.tuple(REQUESTS[shape], REQUESTS[shape]), RUNS, ([request, other]) => {
      const seen = redactRequest(request, () => ({ word: 'hidden' }));
      const tried = [...take(listAnswers(request), 20), ...take(listAnswers(other), 20), null, [[0]], [-1]];
      for (const answer of tried) expect(verdictOn(seen, answer)).toEqual(validateAnswer(request, answer));
    });
  });

  it('takes any pointing, and is left as it is where pointing does nothing', () => {
    holds<[Request, readonly Spot[]]>(fc.tuple(REQUESTS[shape], spots), RUNS, ([request, pointed]) => {
      const putting = puttingOf(request);
      let draft = putting.start(request);
      for (const spot of pointed) {
        const next = putting.point(request, draft, spot);
        if (!putting.open(request, draft, spot)) expect(putting.answer(next)).toEqual(putting.answer(draft));
        draft = next;
        const answer = putting.answer(draft);
        // What is complete is taken by the engine itself, as the same plain data.
        if (answer !== null && verdictOn(request, answer) === true)
          expect(validateAnswer(request, JSON.parse(JSON.stringify(answer)))).toBe(true);
      }
    });
  });
});

/** Each legal answer comes of some gestures. */
function builds<S extends ShapeName>(shape: S, by: (request: Posed<S>, answer: AnswerOf<S>) => DraftOf<S>): void {
  holds<RequestIn<S>>(REQUESTS[shape], RUNS, (request) => {
    const putting = puttingOf<S>(request);
    // Answers to a request are of its shape, which the list of them does not say.
    for (const answer of take(listAnswers(request as Request), MOST) as AnswerOf<S>[]) {
      const built = putting.answer(by(request as Posed<S>, answer));
      expect(verdictOn(request as Request, built)).toBe(true);
      expect(ordered(shape, built)).toEqual(ordered(shape, answer));
    }
  });
}

/** Picks mean the same in any order. */
const ordered = (shape: ShapeName, answer: unknown): unknown =>
  shape === 'select' ? [...(answer as number[])].sort((a, b) => a - b) : answer;

describe('each legal answer can be built', () => {
  it('of act, select, distribute and assign on the table', () => {
    builds('act', ON_TABLE.act);
    builds('select', ON_TABLE.select);
    builds('distribute', ON_TABLE.distribute);
    builds('assign', ON_TABLE.assign);
  });

  it('of arrange, distribute, number, assign and pay in the panel', () => {
    builds('arrange', IN_PANEL.arrange);
    builds('distribute', IN_PANEL.distribute);
    builds('number', IN_PANEL.number);
    builds('assign', IN_PANEL.assign);
    builds('pay', IN_PANEL.pay);
  });
});
