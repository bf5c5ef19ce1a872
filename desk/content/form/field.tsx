import { lazyRouteComponent } from '@tanstack/react-router';
import { X } from 'lucide-react';
import * as React from 'react';
import { AddButton } from '#desk/content/form/add-button.tsx';
import { CardList } from '#desk/content/form/card-list.tsx';
import { NumbersField, RatingsField, TicksField } from '#desk/content/form/few-fields.tsx';
import { FieldGrid } from '#desk/content/form/field-grid.tsx';
import { type FieldProps, useLabels } from '#desk/content/form/form-context.ts';
import { LineList } from '#desk/content/form/line-list.tsx';
import { PriceGrid } from '#desk/content/form/price-grid.tsx';
import { YearDayList } from '#desk/content/form/range-list.tsx';
import { ReferenceList } from '#desk/content/form/reference-list.tsx';
import { BooleanField, ChosenField, NumberField, StringField } from '#desk/content/form/single-fields.tsx';
import { type FormSchema, formOf, isOfParts } from '#desk/content/form-schema.ts';
import { newItem } from '#desk/content/values/complete-value.ts';
import { firstField } from '#desk/platform/use-focus.ts';
import { isFields } from '#records/values.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, FieldFrame } from '#ui/fields/field-frame.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { focusAfter } from '#ui/take-focus.ts';

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

const PhotographsField = lazyRouteComponent(() => import('#desk/content/photographs-field.tsx'), 'PhotographsField');

/** A list, as what it holds is best filled in. */
function ArrayField(props: FieldProps) {
  const { 'x-look': widget, items } = props.schema;
  if (items?.['x-names'] !== undefined) return <ReferenceList {...props} />;
  if (items?.['x-look'] === 'year-range' || items?.['x-look'] === 'year-day') return <YearDayList {...props} />;
  switch (widget) {
    case 'lines':
    case 'texts':
      return <LineList {...props} />;
    case 'ticks':
      return <TicksField {...props} />;
    case 'numbers':
      return <NumbersField {...props} />;
    case 'ratings':
      return <RatingsField {...props} />;
    case 'prices':
      return <PriceGrid {...props} />;
    case 'photographs':
      return (
        <React.Suspense fallback={<Spinner />}>
          <PhotographsField {...props} />
        </React.Suspense>
      );
    default:
      return <CardList {...props} />;
  }
}

/** Fields that belong together. Those a record can do without are there only once somebody adds them. */
function ObjectField(props: FieldProps) {
  const { schema, value, path, isRequired, onChange } = props;
  const labels = useLabels(props);
  const title = schema.title ?? 'part';
  // The button that was pressed goes.
  const put = (next: unknown) =>
    focusAfter(
      () => onChange(next, path),
      () => {
        const part = document.getElementById(labels.id);
        return firstField(part) ?? part?.querySelector('button');
      },
    );
  if (!isRequired && value === undefined) {
    return (
      <FieldFrame {...labels} isGroup>
        <AddButton noun={title} onAdd={() => put(newItem(schema, []))} />
      </FieldFrame>
    );
  }
  if (isRequired && isOfParts(schema)) {
    return (
      <div id={labels.id} tabIndex={-1} className="min-w-0">
        <FieldError id={labels.id} error={labels.error} />
        <FieldGrid {...props} />
      </div>
    );
  }
  return (
    <FieldFrame {...labels} isOptional={false} isGroup>
      <div className="rounded-card border border-line bg-paper p-4">
        <FieldGrid {...props} />
        {!isRequired && (
          <p className="mt-4">
            <Button variant="quiet" size="small" onClick={() => put(undefined)}>
              <X aria-hidden="true" size={18} />
              Leave out: {title.toLowerCase()}
            </Button>
          </p>
        )}
      </div>
    </FieldFrame>
  );
}

/** How departures repeat: one of a few ways, each with fields of its own. What another way has as well stays. */
function RepeatsField(props: FieldProps) {
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
