import { useId } from 'react';

interface SelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** `inline` puts the label in front of the value, in one pill. */
  variant?: 'field' | 'inline';
  name?: string;
}

export function Select({ label, value, options, onChange, variant = 'field', name }: SelectProps) {
  const id = useId();
  const isInline = variant === 'inline';
  return (
    <div className={isInline ? 'flex items-center gap-2' : 'grid gap-1'}>
      <label htmlFor={id} className={`font-medium text-label text-muted ${isInline ? 'max-[24rem]:sr-only' : ''}`}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // Side by side on a phone none cuts what was chosen.
        className={`min-h-11 border max-[26rem]:[--select-edge:0.625rem] border-line-strong bg-surface ${isInline ? 'min-w-0 rounded-full px-3 text-[0.9375rem]' : 'min-h-13 w-full rounded-field px-4'}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
