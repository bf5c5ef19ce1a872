import type { ComponentPropsWithRef } from 'react';
import { FieldError, type FieldLabels, fieldAria } from '#ui/fields/field-frame.tsx';

type TickFieldProps = Omit<FieldLabels, 'hint' | 'isOptional'> &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldLabels>;

/** Yes or not yet; the whole line can be pressed. */
export function TickField({ id, label, error, ...input }: TickFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] gap-x-3.5 py-1.5">
        <input
          {...fieldAria({ id, error })}
          type="checkbox"
          required
          className="mt-[0.15em] size-5.5 shrink-0 accent-primary"
          {...input}
        />
        <span className="text-[0.96875rem] leading-normal">{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
