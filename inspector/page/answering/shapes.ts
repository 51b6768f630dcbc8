import type { ShapeName } from '../../../index.ts';
import { type ActDraft, actPutting } from './act.ts';
import { type ArrangeDraft, arrangePutting } from './arrange.ts';
import { type AssignDraft, assignPutting } from './assign.ts';
import { type DistributeDraft, distributePutting } from './distribute.ts';
import { type NumberDraft, numberPutting } from './number.ts';
import { type PayDraft, payPutting } from './pay.ts';
import type { Putting } from './putting.ts';
import { type SelectDraft, selectPutting } from './select.ts';

interface Drafts {
  readonly act: ActDraft;
  readonly arrange: ArrangeDraft;
  readonly assign: AssignDraft;
  readonly distribute: DistributeDraft;
  readonly number: NumberDraft;
  readonly pay: PayDraft;
  readonly select: SelectDraft;
}

/** What has been picked so far for an answer of one shape. */
export type DraftOf<S extends ShapeName> = Drafts[S];
export type Draft = DraftOf<ShapeName>;

const PUTTINGS: { readonly [S in ShapeName]: Putting<S, Drafts[S]> } = {
  act: actPutting,
  arrange: arrangePutting,
  assign: assignPutting,
  distribute: distributePutting,
  number: numberPutting,
  pay: payPutting,
  select: selectPutting,
};

/**
 * How answers to a request are put together. Of a request of unknown shape it takes and gives drafts of any shape: they
 * belong together as long as a draft is given back with the request that it was made for.
 */
export const puttingOf = <S extends ShapeName>(request: { readonly shape: S }): Putting<S, DraftOf<S>> =>
  PUTTINGS[request.shape];
