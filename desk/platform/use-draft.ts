import { useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from '#platform/forms/form-draft.ts';

/**
 * What is typed into a form, kept with each letter: it is there again after a cut network, a closed tab and another sign-in.
 * `initial` gives the fields; `forget` is for what was stored.
 */
export function useDraft<Values extends object>(form: string, initial: Values) {
  const [values, setValues] = useState<Values>(() => readDraft(form, initial) ?? initial);
  const change = (next: Partial<Values>) => {
    const changed = { ...values, ...next };
    setValues(changed);
    writeDraft(form, changed);
  };
  const forget = () => {
    setValues(initial);
    forgetDraft(form);
  };
  return { values, change, forget };
}
