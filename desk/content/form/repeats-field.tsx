import { FieldGrid } from '#desk/content/form/field-grid.tsx';
import { type FieldProps, useLabels } from '#desk/content/form/form-context.ts';
import { ChosenField } from '#desk/content/form/single-fields.tsx';
import { type FormSchema, formOf } from '#desk/content/form-schema.ts';
import { isFields } from '#records/values.ts';
import { FieldFrame } from '#ui/fields/field-frame.tsx';

/** How departures repeat: one of a few ways, each with fields of its own. What another way has as well stays. */
export function RepeatsField(props: FieldProps) {
  const { value, onChange, path, schema } = props;
  const labels = useLabels(props);
  const forms = schema.oneOf ?? [];
  const chosen = formOf(schema, value) ?? schema;
  const choose = (title: string) => {
    const next = forms.find((form) => form.title === title);
    if (next !== undefined) onChange(keptFor(next, value), path);
  };
  return (
    <FieldFrame {...labels} isOptional={false} isGroup>
      <div className="grid gap-6 rounded-card border border-line bg-paper p-4">
        <ChosenField
          id={`${labels.id}.way`}
          label="It leaves"
          value={chosen.title ?? ''}
          choices={forms.map(({ title = '' }) => ({ value: title, label: title }))}
          onChange={choose}
        />
        <FieldGrid {...props} schema={chosen} />
      </div>
    </FieldFrame>
  );
}

function keptFor({ properties = {} }: FormSchema, value: unknown): Record<string, unknown> {
  const held = isFields(value) ? value : {};
  const kept = Object.entries(properties).map(([name, { const: only }]) => [name, only ?? held[name]] as const);
  return Object.fromEntries(kept.filter(([, inner]) => inner !== undefined));
}
