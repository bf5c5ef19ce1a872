import { CircleAlert } from 'lucide-react';
import { AppError } from '#platform/api/app-error.ts';

/** Why something was not done, beside what was to be done; what was typed stays. */
export function FormFailure({ error }: { error: Error | null }) {
  if (error === null) return null;
  const fields = error instanceof AppError ? Object.values(error.details.fields ?? {}).flat() : [];
  return (
    <div role="alert" className="flex gap-3 rounded-card border-2 border-danger bg-surface p-4">
      <CircleAlert aria-hidden="true" size={21} className="mt-0.5 shrink-0 text-danger" />
      <div>
        <p className="font-semibold">{error.message}</p>
        {fields.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    </div>
  );
}
