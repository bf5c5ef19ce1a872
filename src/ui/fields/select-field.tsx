import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldLabels, fieldAria, fieldClass } from '#ui/fields/field-frame.tsx';

export interface Choice {
  value: string;
  label: string;
}

type SelectFieldProps = FieldLabels &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldLabels> & { choices: readonly Choice[] };

/** One of many. */
export function SelectField({ id, label, hint, error, isOptional = false, choices, ...select }: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <select {...fieldAria({ id, hint, error })} required={!isOptional} className={fieldClass} {...select}>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
