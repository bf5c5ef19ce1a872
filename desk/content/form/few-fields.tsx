import { useState } from 'react';
import { monthNames } from '#contract/records/seasons.ts';
import { boxClass, type FieldProps, fieldId, useFieldError, useLabels } from '#desk/content/form/form-context.ts';
import { FieldFrame, fieldAria } from '#ui/fields/field-frame.tsx';

/** Some of a few words, each with a tick; in the order of the list, however they are ticked. */
export function TicksField(props: FieldProps) {
  const { value: held, onChange, path, isRequired, schema } = props;
  const { items } = schema;
  const labels = useLabels(props);
  const ticked: unknown[] = Array.isArray(held) ? held : [];
  const all =
    items?.['x-look'] === 'month-number'
      ? monthNames.map((label, index) => ({ value: (index + 1) as unknown, label: label as string }))
      : (items?.enum ?? []).map((value) => ({ value: value as unknown, label: items?.['x-words']?.[value] ?? value }));
  const toggle = (value: unknown, isTicked: boolean) => {
    const next = all.map((one) => one.value).filter((one) => (one === value ? isTicked : ticked.includes(one)));
    onChange(next.length === 0 && !isRequired ? undefined : next, path);
  };
  return (
    <FieldFrame {...labels} isGroup>
      <div className="flex flex-wrap gap-2">
        {all.map(({ value, label }) => (
          <label
            key={label}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-line-strong bg-surface px-4 has-checked:border-primary has-checked:bg-sand has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              checked={ticked.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
              className="size-4.5 accent-primary outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

/** How good each month is: twelve choices. */
export function RatingsField(props: FieldProps) {
  const { value: held, onChange, path, schema } = props;
  const { items } = schema;
  const labels = useLabels(props);
  const ratings: unknown[] = Array.from({ length: 12 }, (_, index) => (Array.isArray(held) ? held[index] : undefined));
  const words = Object.entries(items?.['x-words'] ?? {}).toSorted(([one], [other]) => Number(other) - Number(one));
  return (
    <FieldFrame {...labels} isGroup>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3">
        {monthNames.map((month, index) => {
          const id = fieldId([...path, index]);
          const value = ratings[index];
          return (
            <div key={month} className="min-w-0">
              <label htmlFor={id} className="block text-label text-muted">
                {month}
              </label>
              <select
                id={id}
                value={typeof value === 'number' ? value : ''}
                onChange={(event) => {
                  const next = event.target.value === '' ? null : Number(event.target.value);
                  onChange(ratings.map((one) => one ?? null).toSpliced(index, 1, next), path);
                }}
                className={boxClass}
              >
                {typeof value !== 'number' && <option value="">Choose</option>}
                {words.map(([rating, word]) => (
                  <option key={rating} value={rating}>
                    {word}
                  </option>
                ))}
              </select>
            </div>
          );
        })}
      </div>
    </FieldFrame>
  );
}

/** Whole numbers with commas between them. */
export function NumbersField(props: FieldProps) {
  const { value: held, onChange, path } = props;
  const labels = useLabels(props);
  const numbers: unknown[] = Array.isArray(held) ? held : [];
  const ofItem = useFieldError([...path, 0]);
  const error = labels.error ?? ofItem;
  const [typed, setTyped] = useState('');
  const isTyped = JSON.stringify(readNumbers(typed)) === JSON.stringify(numbers);
  return (
    <FieldFrame {...labels} error={error}>
      <input
        {...fieldAria({ ...labels, error })}
        type="text"
        inputMode="text"
        autoComplete="off"
        value={isTyped ? typed : numbers.join(', ')}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(readNumbers(event.target.value), path);
        }}
        className={`${boxClass} figures max-w-96`}
      />
    </FieldFrame>
  );
}

/** What is no number stays a text, which is an error of the field. */
function readNumbers(typed: string): (number | string)[] {
  return typed
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
