import { useT } from './surroundings.ts';

interface StepperProps {
  /** What the amount is for: its name for screen readers. */
  readonly name: string;
  readonly what: string;
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number | null) => void;
  readonly onStep: (by: 1 | -1) => void;
  /** One of the options that digits pick: one more. */
  readonly option?: boolean;
  readonly disabled: boolean;
}

/** A whole number with buttons for one more and one less; arrows do the same in its field. */
export function Stepper({ name, what, value, onChange, onStep, option = false, disabled, ...bounds }: StepperProps) {
  const t = useT();
  return (
    <span className="stepper">
      <button type="button" tabIndex={-1} aria-label={t.less(what)} disabled={disabled} onClick={() => onStep(-1)}>
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={name}
        {...bounds}
        value={value ?? ''}
        disabled={disabled}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t.more(what)}
        data-option={option || undefined}
        disabled={disabled}
        onClick={() => onStep(1)}
      >
        +
      </button>
    </span>
  );
}
