import { Field } from '#desk/content/form/field.tsx';
import { FieldGrid } from '#desk/content/form/field-grid.tsx';
import { useFormSurroundings } from '#desk/content/form/form-surroundings.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import type { Way } from '#records/values.ts';

interface RecordFormProps {
  /** Of the fields that are shown. */
  schema: FormSchema;
  /** Of all fields. */
  value: unknown;
}

/** The fields of one chapter. */
export function RecordForm({ schema, value }: RecordFormProps) {
  const { change } = useFormSurroundings();
  const props = { schema, value, way: [], onChange: (next: unknown, way: Way) => change(way, () => next) };
  return schema.type === 'array' ? <Field {...props} isRequired /> : <FieldGrid {...props} />;
}
