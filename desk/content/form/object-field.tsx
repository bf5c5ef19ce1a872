import { X } from 'lucide-react';
import { AddButton } from '#desk/content/form/add-button.tsx';
import { FieldGrid } from '#desk/content/form/field-grid.tsx';
import { type FieldProps, useLabels } from '#desk/content/form/form-context.ts';
import { isOfParts } from '#desk/content/form-schema.ts';
import { newItem } from '#desk/content/values/complete-value.ts';
import { firstField } from '#desk/platform/use-focus.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, FieldFrame } from '#ui/fields/field-frame.tsx';
import { focusAfter } from '#ui/take-focus.ts';

/** Fields that belong together. Those a record can do without are there only once somebody adds them. */
export function ObjectField(props: FieldProps) {
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
