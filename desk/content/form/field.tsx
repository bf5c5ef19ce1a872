import { ArrayField } from '#desk/content/form/array-field.tsx';
import type { FieldProps } from '#desk/content/form/form-context.ts';
import { ObjectField } from '#desk/content/form/object-field.tsx';
import { RepeatsField } from '#desk/content/form/repeats-field.tsx';
import { BooleanField, NumberField, StringField } from '#desk/content/form/single-fields.tsx';

/** A part of a form, by its schema: one value, a list, or fields that belong together. */
export function Field(props: FieldProps) {
  const { type, oneOf } = props.schema;
  if (oneOf !== undefined) return <RepeatsField {...props} />;
  switch (type) {
    case 'object':
      return <ObjectField {...props} />;
    case 'array':
      return <ArrayField {...props} />;
    case 'boolean':
      return <BooleanField {...props} />;
    case 'integer':
    case 'number':
      return <NumberField {...props} />;
    default:
      return <StringField {...props} />;
  }
}
