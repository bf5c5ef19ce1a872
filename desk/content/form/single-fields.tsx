import { monthNames } from '#contract/records/seasons.ts';
import { office } from '#contract/site/office.ts';
import { weekdays } from '#contract/words/days.ts';
import { DayOfYearField } from '#desk/content/form/day-of-year-field.tsx';
import { FieldWarning } from '#desk/content/form/field-warning.tsx';
import {
  areaClass,
  boxClass,
  type FieldProps,
  rowsFor,
  useFormContext,
  useLabels,
} from '#desk/content/form/form-context.ts';
import { MonthOfYearField } from '#desk/content/form/month-of-year-field.tsx';
import { NumberInput } from '#desk/content/form/number-input.tsx';
import { type FormSchema, numberKind } from '#desk/content/form-schema.ts';
import { FieldError, FieldFrame, type FieldLabels, fieldAria } from '#ui/fields/field-frame.tsx';
import { type Choice, SelectField, TextAreaField, TextField } from '#ui/fields/form-fields.tsx';

/** A text, or what is written as one. */
export function StringField(props: FieldProps) {
  const { schema } = props;
  const { form } = useFormContext();
  const labels = useLabels(props);
  const { value: held, onChange, path } = props;
  const value = typeof held === 'string' ? held : '';
  const change = (next: string) => onChange(next === '' ? undefined : next, path);
  const control = { ...labels, value, required: false };
  if (schema['x-names'] !== undefined) {
    return <ChosenField {...labels} value={value} choices={form.choices[schema['x-names']] ?? []} onChange={change} />;
  }
  if (schema.enum !== undefined) {
    const choices = schema.enum.map((word) => ({ value: word, label: schema['x-words']?.[word] ?? word }));
    return <ChosenField {...labels} value={value} choices={choices} onChange={change} />;
  }
  switch (schema['x-look']) {
    case 'fixed':
    case 'count':
      return null;
    case 'address':
    case 'made-address':
      return <GivenField {...labels} value={value} />;
    case 'day':
      return (
        <TextField
          {...control}
          type="date"
          className={`${boxClass} figures max-w-60`}
          onChange={(event) => change(event.target.value)}
        />
      );
    case 'month':
      return <MonthOfYearField {...labels} value={value} onChange={change} />;
    case 'year-day':
      return <DayOfYearField {...labels} value={value} onChange={change} />;
    case 'text':
      return (
        <TextAreaField
          {...control}
          rows={rowsFor(value, 2)}
          className={areaClass}
          onChange={(event) => change(event.target.value)}
        />
      );
    default:
      return <TextField {...control} className={boxClass} onChange={(event) => change(event.target.value)} />;
  }
}

/** A number: an amount of money, a day of the week, or so many of something. */
export function NumberField(props: FieldProps) {
  const { schema } = props;
  const labels = useLabels(props);
  const { value: held, onChange, path } = props;
  const change = (next: number | string | undefined) => onChange(next, path);
  const ofList = (words: readonly string[], first: number) => (
    <ChosenField
      {...labels}
      value={typeof held === 'number' ? String(held) : ''}
      choices={words.map((label, index) => ({ value: String(index + first), label }))}
      onChange={(next) => change(next === '' ? undefined : Number(next))}
    />
  );
  switch (schema['x-look']) {
    case 'count':
      return null;
    case 'weekday':
      return ofList(weekdays, 0);
    case 'month-number':
      return ofList(monthNames, 1);
    default:
      return (
        <FieldFrame {...labels}>
          <span className="flex max-w-60 items-center gap-2">
            <Currency widget={schema['x-look']} />
            <NumberInput
              {...fieldAria(labels)}
              value={held}
              kind={numberKind(schema)}
              onChange={change}
              className={`${boxClass} figures`}
            />
          </span>
          <FieldWarning path={path} />
        </FieldFrame>
      );
  }
}

function Currency({ widget }: { widget: FormSchema['x-look'] }) {
  if (widget !== 'usd' && widget !== 'local') return null;
  return (
    <span aria-hidden="true" className="text-label text-muted">
      {widget === 'usd' ? 'USD' : office().localCurrency}
    </span>
  );
}

/** Yes or no; the whole line can be pressed. */
export function BooleanField(props: FieldProps) {
  const { id, label, hint, error } = useLabels(props);
  const { value: held, onChange, path } = props;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2">
        <input
          {...fieldAria({ id, hint, error })}
          type="checkbox"
          checked={held === true}
          onChange={(event) => onChange(event.target.checked, path)}
          className="mt-[0.1em] size-5.5 shrink-0 accent-primary"
        />
        <span className="font-semibold">{label}</span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-label text-muted">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

interface ChosenFieldProps extends FieldLabels {
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}

/** One of a list; a value that is not among them stays, and is called by what it is. */
export function ChosenField({ value, choices, onChange, ...labels }: ChosenFieldProps) {
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  const none = labels.isOptional === true ? 'None' : 'Choose';
  return (
    <SelectField
      {...labels}
      required={false}
      className={`${boxClass} max-w-96`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      choices={[
        { value: '', label: none },
        ...(isKnown ? [] : [{ value, label: `${value} (not on the site)` }]),
        ...choices,
      ]}
    />
  );
}

/** What is shown and not typed. */
function GivenField({ id, label, hint, error, value }: FieldLabels & { value: string }) {
  return (
    <div id={id} tabIndex={-1} className="min-w-0">
      <p className="font-semibold">{label}</p>
      {hint !== undefined && <p className="mt-0.5 text-label text-muted">{hint}</p>}
      <FieldError id={id} error={error} />
      <p className="mt-1 wrap-anywhere">{value === '' ? 'Made of the name when it is kept' : value}</p>
    </div>
  );
}
