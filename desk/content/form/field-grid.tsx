import type { FieldProps } from '#desk/content/form/form-context.ts';
import { useFormContext } from '#desk/content/form/form-context.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { isFields } from '#records/values.ts';

/** Prices come first, since nothing else is changed as often, and last what nobody types. */
const ranks: Readonly<Record<string, number>> = { prices: -1, 'made-address': 1 };

type FieldGridProps = Pick<FieldProps, 'schema' | 'value' | 'path' | 'onChange'>;

/** The fields of an object. Short ones stand beside each other where there is room. */
export function FieldGrid({ schema, value, path, onChange }: FieldGridProps) {
  const { Field } = useFormContext();
  const { properties = {}, required = [] } = schema;
  const held = isFields(value) ? value : {};
  const rank = (name: string) => ranks[properties[name]?.['x-look'] ?? ''] ?? 0;
  const shown = Object.entries(properties)
    .filter(([, part]) => !isHidden(part))
    .toSorted(([one], [other]) => rank(one) - rank(other));
  const isRow = shown.length === 3 && shown.every(([, part]) => isShort(part));
  return (
    <div className="@container">
      <div className={`grid gap-x-5 gap-y-6 ${isRow ? '@lg:grid-cols-3' : '@lg:grid-cols-2'}`}>
        {shown.map(([name, part]) => (
          <div key={name} className={`min-w-0 ${placeOf(part)}`}>
            <Field
              schema={part}
              value={held[name]}
              path={[...path, name]}
              isRequired={required.includes(name)}
              onChange={onChange}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A tick has no label above it: it stands level with the boxes beside it. */
function placeOf(part: FormSchema): string {
  if (part.type === 'boolean') return 'self-end';
  return isShort(part) ? '' : 'col-span-full';
}

/** Filled in by itself. */
export const isHidden = ({ 'x-look': widget }: FormSchema) => widget === 'count' || widget === 'fixed';

/** Takes no more than half a line. */
export function isShort(schema: FormSchema | undefined): boolean {
  const { type, enum: values, 'x-names': names, 'x-look': widget = '' } = schema ?? {};
  if (type === 'integer' || type === 'number' || type === 'boolean') return true;
  if (type === 'array') return widget === 'numbers';
  return (
    type === 'string' && (values !== undefined || names !== undefined || ['day', 'month', 'year-day'].includes(widget))
  );
}
