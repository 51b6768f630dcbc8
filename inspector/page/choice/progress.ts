import type { ShapeName } from '../../../index.ts';
import { leftOf } from '../answering/distribute.ts';
import { weightOf } from '../answering/select.ts';
import type { Draft, DraftOf } from '../answering/shapes.ts';
import type { ChoiceTexts } from '../texts/choice.ts';
import type { SeenOf } from './widget.ts';

type Progress<S extends ShapeName> = (request: SeenOf<S>, draft: DraftOf<S>, t: ChoiceTexts) => readonly string[];

/** How far an answer has come, and between which bounds it has to stay: what its widget does not say already. */
const PROGRESS: { readonly [S in ShapeName]: Progress<S> } = {
  act: (_request, _draft, t) => [t.actsAtOnce],
  select: (request, draft, t) => {
    const { candidates, min, max, groups, same, sum } = request;
    return [
      t.picked(draft.length, t.range(Math.max(0, min), Math.min(max, candidates.length))),
      ...(groups ? [t.oneOfEachGroup] : []),
      ...(same ? [t.allOfOneKind] : []),
      ...(sum ? [`${t.totalNow(weightOf(request, draft))} (${boundsOf(sum, t)})`] : []),
    ];
  },
  arrange: () => [],
  distribute: (request, draft, t) => [
    t.given(request.total - leftOf(request, draft), request.total),
    t.left(leftOf(request, draft)),
    ...(request.upTo ? [t.notAllNeeded] : []),
  ],
  number: ({ min, max }, draft, t) => (draft === null ? [t.range(min, max)] : []),
  assign: ({ items, min, max }, { placed, armed }, t) => [
    t.assigned(
      placed.filter((target) => target !== null).length,
      t.range(Math.max(0, min), Math.min(max, items.length)),
    ),
    ...(armed === null ? [] : [t.pickTarget]),
  ],
  pay: () => [],
};

const boundsOf = ({ min, max }: { readonly min?: number; readonly max?: number }, t: ChoiceTexts): string =>
  [...(min === undefined ? [] : [t.atLeast(min)]), ...(max === undefined ? [] : [t.atMost(max)])].join(', ');

const progressIn = <S extends ShapeName>(request: { readonly shape: S }): Progress<S> => PROGRESS[request.shape];

export const progressOf = (request: SeenOf<ShapeName>, draft: Draft, t: ChoiceTexts): string =>
  progressIn(request)(request, draft, t).join(' · ');
