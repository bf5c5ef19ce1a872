import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from '#platform/forms/form-draft.ts';

/** Agreement is given afresh each time; it is nothing one typed. */
const typed = ({ consent: _consent, ...values }: FieldValues): FieldValues => values;

/**
 * Writes a form's draft with every change and brings it back once the form stands. Gives whether something was brought
 * back, and a way to throw it away.
 */
export function useFormDraft<Values extends FieldValues, Context, Body>(
  name: string,
  form: UseFormReturn<Values, Context, Body>,
  emptyForm: Values,
) {
  const [isRestored, setRestored] = useState(false);
  const { subscribe, reset } = form;
  // The form as it opened: a topic that came with the address is nobody's draft.
  const [opened] = useState(emptyForm);

  useEffect(() => {
    const draft = readDraft(name, opened);
    if (draft === undefined) return;
    reset(draft, { keepDefaultValues: true });
    setRestored(true);
  }, [name, opened, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const now = typed(values);
          if (JSON.stringify(now) === JSON.stringify(typed(opened))) clearDraft(name);
          else writeDraft(name, now);
        },
      }),
    [name, opened, subscribe],
  );

  function discard(): void {
    reset(opened);
    clearDraft(name);
    setRestored(false);
  }

  return { isRestored, discard };
}
