import { useEffect, useRef, useState } from 'react';
import { FieldFrame, type FieldLabels, fieldAria, fieldClass } from '#ui/fields/field-frame.tsx';

interface DateFieldProps extends Omit<FieldLabels, 'error'> {
  /** A calendar day, `YYYY-MM-DD`. */
  value: string | undefined;
  min: string;
  max: string;
  onChange: (day: string | undefined) => void;
  /** Said once a day outside the bounds has been typed. */
  outOfBounds: string;
  /** What is wrong with the day otherwise. */
  error?: string | undefined;
}

/**
 * A calendar day. Only whole days within the bounds are reported; what is half typed stays in the field, whatever changes
 * around it in the meantime.
 */
export function DateField({
  value = '',
  min,
  max,
  onChange,
  outOfBounds,
  error,
  isOptional,
  ...labels
}: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    if (input.current === null || input.current === document.activeElement) return;
    input.current.value = value;
    setIsRefused(false);
  }, [value]);

  const isWithin = (day: string) => day >= min && day <= max;
  const shownError = isRefused ? outOfBounds : error;
  return (
    <FieldFrame {...labels} error={shownError} isOptional={isOptional ?? false}>
      <input
        {...fieldAria({ ...labels, error: shownError })}
        ref={input}
        type="date"
        defaultValue={value}
        min={min}
        max={max}
        onChange={({ currentTarget: { value: day, validity } }) => {
          if (day === '' ? validity.badInput : !isWithin(day)) return;
          setIsRefused(false);
          onChange(day === '' ? undefined : day);
        }}
        onBlur={({ currentTarget: { value: day, validity } }) =>
          setIsRefused(validity.badInput || (day !== '' && !isWithin(day)))
        }
        className={`${fieldClass} figures min-w-0`}
      />
    </FieldFrame>
  );
}
