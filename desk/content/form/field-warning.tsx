import { useFormContext } from '#desk/content/form/form-context.ts';
import type { ValuePath } from '#records/values.ts';

/** A warning about the field's value, which may well be right. */
export function FieldWarning({ path }: { path: ValuePath }) {
  const warning = useFormContext().warnings.get(path.join('.'));
  return warning === undefined ? null : <p className="mt-1 font-medium text-label text-warning">{warning}</p>;
}
