import type { ComponentPropsWithRef } from 'react';
import { FieldError, FieldFrame, type FieldLabels, fieldAria, fieldClass } from '#ui/fields/field-frame.tsx';

type TextFieldProps = FieldLabels & Omit<ComponentPropsWithRef<'input'>, keyof FieldLabels>;

/** One line of text. */
export function TextField({ id, label, hint, error, isOptional = false, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <input {...fieldAria({ id, hint, error })} required={!isOptional} className={fieldClass} {...input} />
    </FieldFrame>
  );
}

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

type ChoiceFieldProps = FieldLabels &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldLabels> & {
    choices: readonly Choice[];
    /** The one that is ticked, where the caller holds the choice. */
    value?: string;
  };

/** One of a few, all of them in sight. */
export function ChoiceField({ choices, value: chosen, ...props }: ChoiceFieldProps) {
  const { id, label, hint, error, isOptional = false, ...radio } = props;
  return (
    <FieldFrame isGroup id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label: text }) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-line-strong bg-surface px-4 has-checked:border-primary has-checked:bg-sand has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
          >
            <input
              {...radio}
              {...(chosen !== undefined && { checked: chosen === value })}
              type="radio"
              value={value}
              className="size-4.5 accent-primary outline-none"
            />
            {text}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

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
