import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AddButton } from '#desk/content/form/add-button.tsx';
import { FieldGrid, isHidden, isShort } from '#desk/content/form/field-grid.tsx';
import {
  type FieldProps,
  fieldId,
  useFieldError,
  useFormContext,
  useIsChanged,
  useLabels,
  useWanted,
} from '#desk/content/form/form-context.ts';
import { useList } from '#desk/content/form/use-list.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { itemDetail, itemName } from '#desk/content/values/value-words.ts';
import { ItemButtons } from '#desk/shell/item-buttons.tsx';
import { isFields, type ValuePath } from '#records/values.ts';
import { FieldError, FieldFrame } from '#ui/fields/field-frame.tsx';

/** Items of so few short fields are rows; all others are cards that are opened. */
const mostInRow = 3;

/** A list of things with fields of their own: days, seasons, rooms. */
export function CardList(props: FieldProps) {
  const { value: held, onChange, path, isRequired, schema } = props;
  const labels = useLabels(props);
  const { form } = useFormContext();
  const items: unknown[] = Array.isArray(held) ? held : [];
  const isRow = isOfShortFields(schema.items);
  const change = (next: unknown[]) => onChange(next.length === 0 && !isRequired ? undefined : next, path);
  const list = useList({ path, items, schema: schema.items, onChange: change });
  const canAdd = schema.maxItems === undefined || items.length < schema.maxItems;
  return (
    <FieldFrame {...labels} isGroup>
      <div ref={list.box}>
        <ol className="grid gap-3">
          {items.map((item, index) => {
            const own = [...path, index];
            const name = itemName(item, index, schema.items);
            return (
              <Card
                key={list.keys[index]}
                itemKey={list.keys[index] ?? 0}
                path={own}
                name={name}
                detail={itemDetail(item, schema.items, form.choices)}
                isRow={isRow}
                isNew={list.newest === list.keys[index]}
                buttons={<ItemButtons {...list.buttonsOf(index, name)} />}
              >
                {isFields(item) && schema.items !== undefined && (
                  <FieldGrid schema={schema.items} value={item} path={own} onChange={onChange} />
                )}
              </Card>
            );
          })}
        </ol>
        {canAdd && (
          <p className={items.length > 0 ? 'mt-3' : ''}>
            <AddButton noun={schema.items?.title ?? 'item'} onAdd={() => list.add()} />
          </p>
        )}
      </div>
    </FieldFrame>
  );
}

function isOfShortFields(schema: FormSchema | undefined): boolean {
  const shown = Object.values(schema?.properties ?? {}).filter((field) => !isHidden(field));
  return shown.length <= mostInRow && shown.every(isShort);
}

interface CardProps {
  itemKey: number;
  path: ValuePath;
  name: string;
  detail: readonly string[];
  isRow: boolean;
  isNew: boolean;
  buttons: ReactNode;
  children: ReactNode;
}

function Card({ itemKey, path, name, detail, isRow, isNew, buttons, children }: CardProps) {
  const wanted = useWanted(path);
  const isChanged = useIsChanged(path);
  const [isOpen, setOpen] = useState(isNew || Boolean(wanted));
  const [lastWanted, setLastWanted] = useState(wanted);
  // At once: the focus is on its way to a field in here.
  if (wanted !== lastWanted) {
    setLastWanted(wanted);
    if (wanted) setOpen(true);
  }
  const id = fieldId(path);
  const error = <FieldError id={id} error={useFieldError(path)} />;
  const item = { id, tabIndex: -1, 'data-item': itemKey };
  if (isRow) {
    return (
      <li {...item} className={cardClass}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset in each row would say its list's name again */}
        <div role="group" aria-label={name} className="flex flex-wrap items-start justify-end gap-x-1 p-3">
          <div className="min-w-0 flex-1 basis-60">
            {error}
            {children}
          </div>
          {buttons}
        </div>
      </li>
    );
  }
  return (
    <li {...item} className={cardClass}>
      <div className="flex flex-wrap items-center justify-end gap-x-1 px-2 py-1">
        <h3 className="min-w-0 flex-1 basis-64 text-base [font-family:inherit]">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 w-full items-center gap-2 rounded-field px-2 text-left font-normal hover:bg-sand"
          >
            <ChevronDown aria-hidden="true" size={18} className={`shrink-0 text-muted ${isOpen ? '' : '-rotate-90'}`} />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{name}</span>
              {isChanged && (
                <span className="ml-2 inline-block size-2.5 rounded-full bg-sun">
                  <span className="sr-only"> (changed)</span>
                </span>
              )}
              {detail.map((words) => (
                <span key={words} className="block text-label text-muted">
                  {words}
                </span>
              ))}
            </span>
          </button>
        </h3>
        {buttons}
      </div>
      <div className="px-4 empty:hidden">{error}</div>
      {isOpen && <div className="border-line border-t p-4">{children}</div>}
    </li>
  );
}

const cardClass = 'min-w-0 rounded-card border border-line bg-surface outline-offset-2';
