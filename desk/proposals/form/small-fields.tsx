import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { NumberKind } from '#desk/platform/typed-number.ts';
import { useTypedNumber } from '#desk/platform/use-typed-number.ts';
import { type FormParts, fieldAt, fieldId } from '#desk/proposals/form/form-parts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/form-fields.tsx';
import { focusAfter } from '#ui/take-focus.ts';

interface FieldProps {
  path: string;
  label: string;
  hint?: string | undefined;
  parts: FormParts;
}

interface NumberFieldProps extends FieldProps {
  kind?: NumberKind;
  /** What nothing stands for; without it the field must be filled in. */
  placeholder?: string;
  /** What is typed; undefined for nothing. */
  value: number | string | undefined;
  onChange: (value: number | string) => void;
}

/** A number, or what is typed on the way to one. */
export function NumberField({
  path,
  kind = 'count',
  placeholder,
  parts,
  value,
  onChange,
  ...labels
}: NumberFieldProps) {
  return (
    <TextField
      {...fieldAt(parts.errorOf, path)}
      {...labels}
      required={placeholder === undefined}
      placeholder={placeholder}
      {...useTypedNumber(value, kind, (next) => onChange(next ?? ''))}
    />
  );
}

interface DayFieldProps extends FieldProps {
  value: string | null | undefined;
  /** An empty text for no day. */
  onChange: (day: string) => void;
}

export function DayField({ path, label, hint, parts, value, onChange }: DayFieldProps) {
  return (
    <TextField
      {...fieldAt(parts.errorOf, path)}
      type="date"
      label={label}
      hint={hint}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface ItemListProps {
  /** What the items are: `Activities`. */
  label: string;
  path: string;
  parts: FormParts;
  /** What one is called: `activity`. */
  noun: string;
  /** Left out where nothing can be added. */
  onAdd?: (() => void) | undefined;
  children: ReactNode;
}

/** A list of the form, and the press that adds to it; the focus goes to what was added. */
export function ItemList({ label, path, parts, noun, onAdd, children }: ItemListProps) {
  const error = parts.errorOf(path);
  const addId = `${fieldId(path)}-add`;
  const box = useRef<HTMLFieldSetElement>(null);
  const lastField = () =>
    [...(box.current?.querySelectorAll('[data-item]') ?? [])].at(-1)?.querySelector<HTMLElement>('select, input');
  return (
    <fieldset ref={box} id={fieldId(path)} tabIndex={-1} className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{label}</legend>
      {error !== undefined && <p className="font-medium text-danger text-label">{error}</p>}
      {children}
      {onAdd !== undefined && (
        <div>
          <Button id={addId} variant="quiet" size="small" onClick={() => focusAfter(onAdd, lastField)}>
            <Plus aria-hidden="true" size={18} />
            Add {/^[aeiou]/.test(noun) ? 'an' : 'a'} {noun}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface ItemProps {
  /** Of the list, to whose press for more the focus goes when the item is taken out. */
  path: string;
  /** What is taken out, for whoever cannot see it. */
  name: string;
  /** How many fields it has. */
  columns: 2 | 3;
  onRemove: () => void;
  children: ReactNode;
}

export function Item({ path, name, columns, onRemove, children }: ItemProps) {
  const remove = () => focusAfter(onRemove, () => document.getElementById(`${fieldId(path)}-add`));
  return (
    <div data-item="" className="flex items-start gap-2 rounded-field border border-line p-3">
      <div
        className={`grid min-w-0 flex-1 gap-3 ${columns === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,1fr)]'}`}
      >
        {children}
      </div>
      <button
        type="button"
        aria-label={`Take ${name} out`}
        onClick={remove}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sand"
      >
        <Trash2 aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
