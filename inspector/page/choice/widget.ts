import type { ReactNode } from 'react';
import type { SeenRef, SeenRequest, ShapeName, ShownRequest } from '../../../index.ts';
import type { DraftOf } from '../answering/shapes.ts';

/** What is asked in one shape, as the asked player sees it. */
export type SeenOf<S extends ShapeName> = ShownRequest<SeenRef, S> & Pick<SeenRequest, 'triggers'>;

/** A widget for one shape: it shows the draft of an answer, and changes it. */
export interface WidgetProps<S extends ShapeName> {
  readonly request: SeenOf<S>;
  /** What stands at the positions of the request's list, in the engine's words. */
  readonly options: readonly string[];
  readonly draft: DraftOf<S>;
  readonly onDraft: (draft: DraftOf<S>) => void;
  /** Answers at once. */
  readonly onDone: (draft: DraftOf<S>) => void;
  /** Shows what an answer would do. */
  readonly onPreview: ((draft: DraftOf<S>) => void) | null;
  /** It is shown, and cannot be answered. */
  readonly disabled: boolean;
}

export type Widget<S extends ShapeName> = (props: WidgetProps<S>) => ReactNode;
