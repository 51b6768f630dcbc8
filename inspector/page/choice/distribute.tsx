import { give, leastEach, mostOf } from '../answering/distribute.ts';
import { Stepper } from './stepper.tsx';
import { useLit, useSurroundings } from './surroundings.ts';
import type { Widget, WidgetProps } from './widget.ts';

/** An amount over recipients. */
export const Distribute: Widget<'distribute'> = (props) => (
  <ul className="rows">
    {props.options.map((label, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a recipient is its position
      <Recipient key={position} position={position} label={label} {...props} />
    ))}
  </ul>
);

interface RecipientProps extends WidgetProps<'distribute'> {
  readonly position: number;
  readonly label: string;
}

function Recipient({ position, label, request, draft, onDraft, disabled }: RecipientProps) {
  const { t, describe } = useSurroundings();
  const ref = request.recipients[position];
  const min = leastEach(request);
  const max = mostOf(request, position);
  const has = draft[position] ?? 0;
  const set = (amount: number): void => onDraft(give(request, draft, position, amount));
  const bound = [...(min > 0 ? [t.atLeast(min)] : []), ...(max < request.total ? [t.atMost(max)] : [])].join(', ');
  return (
    <li className="row" data-picked={has > 0 || undefined} {...useLit(ref)}>
      <span className="row-name">
        {label} <span className="soft">{[ref ? describe(ref) : '', bound].filter(Boolean).join(' · ')}</span>
      </span>
      <Stepper
        option
        name={t.amountFor(label)}
        what={label}
        value={has}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(amount) => set(amount ?? 0)}
        onStep={(by) => set(has + by)}
      />
    </li>
  );
}
