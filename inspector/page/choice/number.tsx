import { stepped } from '../answering/number.ts';
import { Stepper } from './stepper.tsx';
import { useT } from './surroundings.ts';
import type { Widget } from './widget.ts';

/** One number. */
export const NumberOf: Widget<'number'> = ({ request, draft, onDraft, disabled }) => {
  const t = useT();
  const { min, max, step = 1 } = request;
  return (
    <div className="numbering">
      <Stepper
        name={t.number}
        what={t.number}
        value={draft}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onChange={onDraft}
        onStep={(by) => onDraft(stepped(request, draft, by))}
      />
      <span className="soft">
        {t.range(min, max)}
        {step > 1 && `, ${t.inSteps(step)}`}
      </span>
    </div>
  );
};
