import { lazy } from 'react';
import type { ShapeName } from '../../../index.ts';
import { Act } from './act.tsx';
import { Assign } from './assign.tsx';
import { Distribute } from './distribute.tsx';
import { NumberOf } from './number.tsx';
import { Pay } from './pay.tsx';
import { Select } from './select.tsx';
import type { Widget } from './widget.ts';

/** What is needed to drag things is only fetched where there is something to drag. */
const Arrange = lazy(() => import('./arrange.tsx').then((part) => ({ default: part.Arrange })));

const WIDGETS: { readonly [S in ShapeName]: Widget<S> } = {
  act: Act,
  arrange: Arrange,
  assign: Assign,
  distribute: Distribute,
  number: NumberOf,
  pay: Pay,
  select: Select,
};

/** The widget for a request; given that same request, and drafts that were made for it. */
export const widgetOf = <S extends ShapeName>(request: { readonly shape: S }): Widget<S> => WIDGETS[request.shape];
