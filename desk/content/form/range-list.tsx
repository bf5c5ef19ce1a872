import { AddButton } from '#desk/content/form/add-button.tsx';
import { DayOfYear } from '#desk/content/form/day-of-year-field.tsx';
import { type FieldProps, fieldId, useFormContext, useLabels } from '#desk/content/form/form-context.ts';
import { useList } from '#desk/content/form/use-list.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { ItemButtons } from '#desk/shell/item-buttons.tsx';
import { isFields, type ValuePath } from '#records/values.ts';
import { FieldError, FieldFrame } from '#ui/fields/field-frame.tsx';

/** Days of every year, or stretches of them, each in a row. */
export function YearDayList(props: FieldProps) {
  const { value: held, onChange, path, schema } = props;
  const labels = useLabels(props);
  const items: unknown[] = Array.isArray(held) ? held : [];
  const isOfRanges = schema.items?.type === 'object';
  const list = useList({ path, items, schema: schema.items, onChange: (next) => onChange(next, path) });
  const set = (index: number, value: unknown) => onChange(items.toSpliced(index, 1, value), path);
  const noun = isOfRanges ? 'stretch of dates' : 'day';
  return (
    <FieldFrame {...labels} isGroup>
      <div ref={list.box}>
        <ol className="grid gap-2">
          {items.map((item, index) => (
            <li
              key={list.keys[index]}
              data-item={list.keys[index]}
              id={fieldId([...path, index])}
              tabIndex={-1}
              className="flex flex-wrap items-end gap-x-4 gap-y-2 max-sm:border-line max-sm:border-b max-sm:pb-2"
            >
              {isOfRanges ? (
                <>
                  <Day
                    schema={schema}
                    path={[...path, index, 'from']}
                    item={item}
                    name="from"
                    onSet={(value) => set(index, value)}
                  />
                  <Day
                    schema={schema}
                    path={[...path, index, 'to']}
                    item={item}
                    name="to"
                    onSet={(value) => set(index, value)}
                  />
                </>
              ) : (
                <DayOfYear
                  id={fieldId([...path, index])}
                  name={`Day ${index + 1}`}
                  value={String(item ?? '')}
                  onChange={(day) => set(index, day)}
                />
              )}
              <ItemButtons
                name={`${noun} ${index + 1}`}
                index={index}
                count={items.length}
                onRemove={() => list.remove(index, isOfRanges ? `Dates ${index + 1}` : `Day ${index + 1}`)}
              />
            </li>
          ))}
        </ol>
        <p className={items.length > 0 ? 'mt-2' : ''}>
          <AddButton noun={noun} onAdd={() => list.add()} />
        </p>
      </div>
    </FieldFrame>
  );
}

interface DayProps {
  schema: FormSchema;
  path: ValuePath;
  item: unknown;
  name: 'from' | 'to';
  onSet: (item: unknown) => void;
}

function Day({ schema, path, item, name, onSet }: DayProps) {
  const { problems } = useFormContext();
  const range = isFields(item) ? item : {};
  const id = fieldId(path);
  const title = schema.items?.properties?.[name]?.title ?? name;
  return (
    <div id={id} tabIndex={-1} className="min-w-0">
      <p className="text-label text-muted">{title}</p>
      <FieldError id={id} error={problems.get(path.join('.'))} />
      <DayOfYear
        id={id}
        name={title}
        value={String(range[name] ?? '')}
        onChange={(day) => onSet({ ...range, [name]: day === '' ? undefined : day })}
      />
    </div>
  );
}
