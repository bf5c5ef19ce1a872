import { CircleAlert } from 'lucide-react';
import { AppError } from '#platform/api/app-error.ts';

/** Why something was not done, beside what was to be done; what was typed stays. What is wrong with its `fields` the form shows itself. */
export function FormFailure({ error, fields = {} }: { error: Error | null; fields?: object }) {
  if (error === null) return null;
  const refused = Object.entries((error instanceof AppError && error.details.fields) || {});
  const shown = refused.filter(([field]) => field in fields).flatMap(([, reasons]) => reasons);
  const reasons = refused.filter(([field]) => !(field in fields)).flatMap(([, messages]) => messages);
  const [first, ...others] = [...new Set([error.message, ...reasons])].filter((words) => !shown.includes(words));
  // It stands at its field.
  if (first === undefined) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-card border-2 border-danger bg-surface p-4">
      <CircleAlert aria-hidden="true" size={21} className="mt-0.5 shrink-0 text-danger" />
      <div>
        <p className="font-semibold">{first}</p>
        {others.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    </div>
  );
}
