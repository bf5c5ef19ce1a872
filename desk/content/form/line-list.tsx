import { AddButton } from '#desk/content/form/add-button.tsx';
import {
  areaClass,
  type FieldProps,
  fieldId,
  rowsFor,
  useFormContext,
  useLabels,
} from '#desk/content/form/form-context.ts';
import { useList } from '#desk/content/form/use-list.ts';
import { ItemButtons } from '#desk/shell/item-buttons.tsx';
import { FieldError, FieldFrame, fieldAria } from '#ui/fields/field-frame.tsx';

/** A list of lines, or of paragraphs: Enter begins the next line, an emptied one is taken out with its button. */
export function LineList(props: FieldProps) {
  const { value, onChange, path, schema } = props;
  const { problems } = useFormContext();
  const labels = useLabels(props);
  const items = Array.isArray(value) ? value : [];
  const isOfParagraphs = schema['x-look'] === 'texts';
  const title = schema.items?.title ?? 'Line';
  const list = useList({ path, items, schema: schema.items, onChange: (next) => onChange(next, path) });
  return (
    <FieldFrame {...labels} isGroup>
      <div ref={list.box}>
        <ol className="grid gap-2">
          {items.map((item, index) => {
            const id = fieldId([...path, index]);
            const error = problems.get([...path, index].join('.'));
            const name = `${title} ${index + 1}`;
            return (
              <li
                key={list.keys[index]}
                data-item={list.keys[index]}
                className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-1 max-sm:grid-cols-[1.5rem_minmax(0,1fr)]"
              >
                <label htmlFor={id} className="figures flex min-h-11 items-center text-label text-muted">
                  <span className="sr-only">{title} </span>
                  {index + 1}
                </label>
                <div className="min-w-0">
                  <FieldError id={id} error={error} />
                  <textarea
                    {...fieldAria({ id, error })}
                    rows={rowsFor(String(item ?? ''), isOfParagraphs ? 3 : 1)}
                    value={String(item ?? '')}
                    onChange={(event) => onChange(items.toSpliced(index, 1, event.target.value), path)}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter' || isOfParagraphs || event.nativeEvent.isComposing) return;
                      event.preventDefault();
                      list.add(index + 1);
                    }}
                    className={areaClass}
                  />
                </div>
                <span className="max-sm:col-span-2 max-sm:justify-self-end">
                  <ItemButtons {...list.buttonsOf(index, name)} />
                </span>
              </li>
            );
          })}
        </ol>
        <p className={items.length > 0 ? 'mt-2' : ''}>
          <AddButton noun={title} onAdd={() => list.add()} />
        </p>
      </div>
    </FieldFrame>
  );
}
