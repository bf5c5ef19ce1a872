import { boxClass, type FieldProps, fieldId, useFormContext, useLabels } from '#desk/content/form/form-context.ts';
import { useList } from '#desk/content/form/use-list.ts';
import { ItemButtons } from '#desk/shell/item-buttons.tsx';
import { FieldError, FieldFrame } from '#ui/fields/field-frame.tsx';

/** Records a record names, by their names, in an order. */
export function ReferenceList(props: FieldProps) {
  const { value: held, onChange, path, isRequired, schema } = props;
  const { form, problems } = useFormContext();
  const labels = useLabels(props);
  const named = Array.isArray(held) ? held.map(String) : [];
  const choices = form.choices[schema.items?.['x-names'] ?? ''] ?? [];
  const change = (next: unknown[]) => onChange(next.length === 0 && !isRequired ? undefined : next, path);
  const list = useList({ path, items: named, schema: schema.items, onChange: change });
  const noun = (schema.items?.title ?? 'one').toLowerCase();
  const free = choices.filter(({ value }) => !named.includes(value));
  const addId = `${labels.id}-add`;
  return (
    <FieldFrame {...labels} isGroup>
      <div ref={list.box}>
        <ol className="grid gap-1.5">
          {named.map((value, index) => {
            const label = choices.find((choice) => choice.value === value)?.label ?? `${value} (not on the site)`;
            const own = [...path, index];
            return (
              <li
                key={list.keys[index]}
                data-item={list.keys[index]}
                id={fieldId(own)}
                tabIndex={-1}
                className="rounded-field border border-line bg-paper pl-3"
              >
                <div className="flex flex-wrap items-center justify-end">
                  <span className="min-w-0 flex-1 basis-40 py-2 wrap-anywhere">{label}</span>
                  <ItemButtons {...list.buttonsOf(index, label)} />
                </div>
                <FieldError id={fieldId(own)} error={problems.get(own.join('.'))} />
              </li>
            );
          })}
        </ol>
        {free.length > 0 && (
          <div className={named.length > 0 ? 'mt-2' : ''}>
            <label htmlFor={addId} className="block text-label text-muted">
              Add {/^[aeiou]/.test(noun) ? 'an' : 'a'} {noun}
            </label>
            <select
              id={addId}
              value=""
              onChange={(event) => change([...named, event.target.value])}
              className={`${boxClass} max-w-96`}
            >
              <option value="">Choose</option>
              {free.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
    </FieldFrame>
  );
}
