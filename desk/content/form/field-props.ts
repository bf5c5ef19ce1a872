import { fieldId, useFault } from '#desk/content/form/form-surroundings.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import type { Way } from '#records/values.ts';
import type { FieldLabels } from '#ui/fields/field-frame.tsx';

/** What every field of a form is given. */
export interface FieldProps {
  schema: FormSchema;
  value: unknown;
  /** Where it stands in the record. */
  way: Way;
  isRequired: boolean;
  /** A field without a value is left out. */
  onChange: (value: unknown, way: Way) => void;
}

/** Its label, its help and what is wrong with it. */
export function useLabels({ schema, way, isRequired }: FieldProps): FieldLabels & { isOptional: boolean } {
  const { title = '', description } = schema;
  const error = useFault(way);
  return { id: fieldId(way), label: title, hint: description, error, isOptional: !isRequired };
}
