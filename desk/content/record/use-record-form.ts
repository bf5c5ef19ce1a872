import { useMemo, useRef } from 'react';
import type { ContentRecord } from '#contract/desk/content.ts';
import { Field } from '#desk/content/form/field.tsx';
import type { FormContextValue } from '#desk/content/form/form-context.ts';
import type { RecordProblem } from '#desk/content/record/record-problems.ts';
import type { RecordWork } from '#desk/content/record/use-record-work.ts';
import type { PriceWarning } from '#desk/content/values/price-warnings.ts';
import { valueAt, withValueAt } from '#records/values.ts';

interface Given extends Pick<FormContextValue, 'form' | 'wanted' | 'announce'> {
  record: ContentRecord;
  work: RecordWork;
  problems: readonly RecordProblem[];
  warnings: readonly PriceWarning[];
}

/** What the fields of a record's form can ask for. */
export function useRecordForm({ form, record, work, problems, warnings, wanted, announce }: Given): FormContextValue {
  const latest = useRef(work);
  latest.current = work;
  const live = record.live?.fields;
  const value = work.completed.fields;
  return useMemo(() => {
    const here = problems.filter(({ file }) => file === undefined);
    return {
      Field,
      form,
      live,
      value,
      wanted,
      announce,
      warnings: new Map(warnings.map(({ field, words }) => [field, words])),
      problems: new Map(here.map(({ field, reason }) => [field, reason])),
      // What was drawn before may be pressed later, and then changes what is there by then.
      change: (path, update) =>
        latest.current.change(({ fields, text }) => ({
          fields: withValueAt(fields, path, update(valueAt(fields, path))),
          text,
        })),
    };
  }, [form, live, value, wanted, announce, problems, warnings]);
}
