import { knowsSource, seesFace } from '../../../effects/rules/sight.ts';
import { explain, fromHandle } from '../../../index.ts';
import { defineQuestion } from './question.ts';

/** What the values of a card are made of; `null` where it is gone, or the viewer does not see its face. */
export const explainQuestion = defineQuestion({
  name: 'explain',
  about: { step: 'number', viewer: 'text', object: 'text' },
  tell: (desk, { step, viewer, object }) => {
    const at = desk.step(step).position;
    const who = desk.viewer(viewer);
    const ref = fromHandle(at, object);
    if (!ref || !seesFace(at, ref, who)) return null;
    return explain(at, ref, (source) => knowsSource(at, source, who))?.lines ?? null;
  },
});
