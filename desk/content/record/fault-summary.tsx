import type { Ref } from 'react';
import { ElsewhereFault } from '#desk/content/elsewhere-faults.tsx';
import type { FoundFault } from '#desk/content/record/record-faults.ts';
import { fieldName } from '#desk/content/values/field-names.ts';
import type { FormKnowledge } from '#desk/content/values/value-words.ts';
import { wayOf } from '#records/values.ts';

interface FaultSummaryProps {
  faults: readonly FoundFault[];
  value: unknown;
  form: FormKnowledge;
  /** The page moves the focus here when a press is refused. */
  ref: Ref<HTMLDivElement>;
  onGoTo: (field: string) => void;
}

/** Everything that keeps a record from going live, each a way to its field. */
export function FaultSummary({ faults, value, form, ref, onGoTo }: FaultSummaryProps) {
  const many = faults.length === 1 ? 'One thing is' : `${faults.length} things are`;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-card border-2 border-danger bg-surface p-4 sm:p-5">
      <p className="font-semibold text-danger">{many} to be put right before it can go live</p>
      <ul className="mt-1 list-disc pl-5 marker:text-danger">
        {faults.map((fault) => (
          <li key={`${fault.file} ${fault.field} ${fault.reason}`} className="wrap-anywhere">
            {fault.file === undefined ? (
              <button
                type="button"
                onClick={() => onGoTo(fault.field)}
                className="min-h-9 py-1 text-left underline underline-offset-4"
              >
                {faultName(fault, value, form)}: {fault.reason}
              </button>
            ) : (
              <ElsewhereFault {...fault} file={fault.file} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function faultName({ field }: FoundFault, value: unknown, form: FormKnowledge): string {
  if (field === '') return 'The record';
  if (/^line \d|^\{\{/.test(field)) return `The text, ${field}`;
  return field === 'text' ? 'The text' : fieldName(wayOf(field), value, form);
}
