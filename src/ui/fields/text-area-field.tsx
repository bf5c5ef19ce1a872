import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldLabels, fieldAria, fieldClass } from '#ui/fields/field-frame.tsx';

type TextAreaFieldProps = FieldLabels & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldLabels>;

/** Several lines of text; the box grows with them where the browser can, downwards only: an address pasted into it has no place to break. */
export function TextAreaField({ id, label, hint, error, isOptional = false, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <textarea
        {...fieldAria({ id, hint, error })}
        required={!isOptional}
        // No higher than the least height below, or the box is higher where the browser cannot fit it to its text.
        rows={5}
        className={`${fieldClass} contain-inline-size field-sizing-content max-h-[32rem] min-h-40 py-3 leading-relaxed`}
        {...area}
      />
    </FieldFrame>
  );
}
