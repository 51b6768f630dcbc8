/** How people build an answer to each shape, gesture by gesture. */
import type { AnswerOf, ShapeName } from '../../../../index.ts';
import { layInto } from '../../../../inspector/page/answering/arrange.ts';
import { place } from '../../../../inspector/page/answering/assign.ts';
import { give } from '../../../../inspector/page/answering/distribute.ts';
import { stepped } from '../../../../inspector/page/answering/number.ts';
import { payFrom } from '../../../../inspector/page/answering/pay.ts';
import type { Posed, Spot } from '../../../../inspector/page/answering/putting.ts';
import { type DraftOf, puttingOf } from '../../../../inspector/page/answering/shapes.ts';

type Gestures<S extends ShapeName> = (request: Posed<S>, answer: AnswerOf<S>) => DraftOf<S>;

/** Points at one place after another. */
function pointing<S extends ShapeName>(request: Posed<S> & { readonly shape: S }, spots: readonly Spot[]): DraftOf<S> {
  const putting = puttingOf<S>(request);
  return spots.reduce((draft, spot) => putting.point(request, draft, spot), putting.start(request));
}

const main = (position: number): Spot => ({ list: 'main', position });
const target = (position: number): Spot => ({ list: 'targets', position });
const times = (n: number, spot: Spot): readonly Spot[] => Array.from({ length: n }, () => spot);

/** On the table: by pointing alone, where a shape can be answered there. */
export const ON_TABLE: { readonly [S in 'act' | 'select' | 'distribute' | 'assign']: Gestures<S> } = {
  act: (request, at) => pointing<'act'>(request, [main(at)]),
  select: (request, picks) => pointing<'select'>(request, picks.map(main)),
  distribute: (request, amounts) => {
    const { start } = puttingOf<'distribute'>(request);
    const least = start(request);
    return pointing<'distribute'>(
      request,
      amounts.flatMap((amount, at) => times(amount - (least[at] ?? 0), main(at))),
    );
  },
  assign: (request, placed) =>
    pointing<'assign'>(
      request,
      placed.flatMap((to, item) => (to === null ? [] : [main(item), target(to)])),
    ),
};

/** In the panel, by its buttons, fields and lists. */
export const IN_PANEL: { readonly [S in 'arrange' | 'distribute' | 'number' | 'assign' | 'pay']: Gestures<S> } = {
  arrange: (request, piles) => {
    const begun = puttingOf<'arrange'>(request).start(request);
    return piles.reduce(
      (draft, lain, pile) => lain.reduce((so, item) => layInto(request, so, item, { pile }), draft),
      begun,
    );
  },
  distribute: (request, amounts) => {
    const begun = puttingOf<'distribute'>(request).start(request);
    return amounts.reduce((draft, amount, at) => give(request, draft, at, amount), begun);
  },
  number: (request, n) => {
    let at = stepped(request, null, 1);
    while (at < n) at = stepped(request, at, 1);
    return at;
  },
  assign: (request, placed) => {
    const begun = puttingOf<'assign'>(request).start(request);
    return placed.reduce((draft, to, item) => place(request, draft, item, to), begun);
  },
  pay: (request, rows) => {
    const begun = puttingOf<'pay'>(request).start(request);
    return rows.reduce(
      (draft, row, part) => row.reduce((so, amount, source) => payFrom(request, so, { part, source, amount }), draft),
      begun,
    );
  },
};
