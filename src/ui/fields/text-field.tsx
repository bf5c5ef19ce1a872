import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldLabels, fieldAria, fieldClass } from '#ui/fields/field-frame.tsx';

type TextFieldProps = FieldLabels & Omit<ComponentPropsWithRef<'input'>, keyof FieldLabels>;

/** One line of text. */
export function TextField({ id, label, hint, error, isOptional = false, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <input {...fieldAria({ id, hint, error })} required={!isOptional} className={fieldClass} {...input} />
    </FieldFrame>
  );
}
