import { useFormContext } from '#desk/content/form/form-context.ts';
import type { Way } from '#records/values.ts';

/** What of the field is worth another look; nothing is wrong with it. */
export function FieldDoubt({ way }: { way: Way }) {
  const doubt = useFormContext().doubts.get(way.join('.'));
  return doubt === undefined ? null : <p className="mt-1 font-medium text-label text-warning">{doubt}</p>;
}
