import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldLabels } from '#ui/fields/field-frame.tsx';
import type { Choice } from '#ui/fields/select-field.tsx';

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
