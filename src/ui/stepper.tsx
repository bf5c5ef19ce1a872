import { useId } from 'react';

interface StepperProps {
  label: string;
  hint?: string;
  /** What the buttons count, where the label is not the thing itself: `nights in Hill tent`. */
  counts?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

const buttonClass =
  'inline-flex size-11 items-center justify-center rounded-full border border-line-strong text-xl leading-none hover:bg-sand disabled:cursor-not-allowed disabled:opacity-40';

/** A small whole number, changed by one at a time. */
export function Stepper({ label, hint, counts = label.toLowerCase(), value, min, max, onChange }: StepperProps) {
  const id = useId();
  return (
    <fieldset className="flex items-center justify-between gap-4">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true">
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-label text-muted">{hint}</span>}
      </span>
      <span className="flex items-center gap-1">
        <button
          type="button"
          aria-label={`Fewer ${counts}`}
          aria-describedby={id}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
          className={buttonClass}
        >
          {'\u2212'}
        </button>
        <output id={id} aria-live="polite" className="figures w-9 text-center font-semibold">
          {value}
        </output>
        <button
          type="button"
          aria-label={`More ${counts}`}
          aria-describedby={id}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
          className={buttonClass}
        >
          +
        </button>
      </span>
    </fieldset>
  );
}
