import { monthNames } from '#contract/records/seasons.ts';
import { count } from '#contract/words/count.ts';
import { formatDay, formatMonth, formatYearlyDates, formatYearlyDay, weekdays } from '#contract/words/days.ts';
import { formatLocal, formatUsd } from '#contract/words/money.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { formOf } from '#desk/content/form-schema.ts';
import { isFields } from '#records/values.ts';

/** What a form knows of values: its schema, and the names of what references name. */
export interface FormKnowledge {
  schema: FormSchema;
  choices: Readonly<Record<string, readonly { value: string; label: string }[]>>;
}

/** A value as a person reads it, in one line; nothing for nothing. */
export function valueWords(value: unknown, schema: FormSchema | undefined, choices: FormKnowledge['choices']): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberWords(value, schema);
  if (typeof value === 'string') return textWords(value, schema, choices);
  if (Array.isArray(value)) return value.map((item) => valueWords(item, schema?.items, choices)).join(', ');
  if (!isFields(value)) return String(value);
  const form = formOf(schema, value);
  return Object.entries(value)
    .filter(([name]) => form?.properties?.[name]?.['x-look'] !== 'fixed')
    .map(([name, held]) => valueWords(held, form?.properties?.[name], choices))
    .filter((words) => words !== '')
    .join(' · ');
}

function numberWords(value: number, schema: FormSchema | undefined): string {
  switch (schema?.['x-look']) {
    case 'usd':
      return formatUsd(value);
    case 'local':
      return formatLocal(value);
    case 'weekday':
      return weekdays[value] ?? String(value);
    case 'month-number':
      return monthNames[value - 1] ?? String(value);
    default:
      return schema?.['x-words']?.[String(value)] ?? String(value);
  }
}

function textWords(value: string, schema: FormSchema | undefined, choices: FormKnowledge['choices']): string {
  const { 'x-look': widget, 'x-names': names, 'x-words': words } = schema ?? {};
  if (names !== undefined) return choices[names]?.find((choice) => choice.value === value)?.label ?? value;
  if (widget === 'year-day') return formatYearlyDay(value);
  if (widget === 'day' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value);
  if (widget === 'month' && /^\d{4}-\d\d$/.test(value)) return formatMonth(value);
  return words?.[value] ?? value;
}

/** What an item of a list is called: by its own name where it has one, `Day 2`, `2 people`. */
export function itemName(item: unknown, index: number, schema: FormSchema | undefined): string {
  const counted = `${schema?.title ?? 'Item'} ${index + 1}`;
  if (!isFields(item)) return counted;
  if (typeof item.people === 'number') return count(item.people, 'person', 'people');
  const own = [item.name, item.question, item.species, item.who, item.file].find(
    (name) => typeof name === 'string' && name !== '',
  );
  return typeof own === 'string' ? own : counted;
}

/** What else distinguishes an item from its neighbours, a line each: the title of a day, the dates and prices of a season. */
export function itemDetail(item: unknown, given: FormSchema | undefined, choices: FormKnowledge['choices']): string[] {
  if (!isFields(item)) return [];
  const { properties = {} } = formOf(given, item) ?? {};
  if (typeof item.title === 'string') return [item.title];
  if (Array.isArray(item.dates)) {
    const dates = item.dates
      .filter(isFields)
      .map(({ from = '…', to = '…' }) => formatYearlyDates({ from: String(from), to: String(to) }));
    const prices = (Array.isArray(item.prices) ? item.prices : []).flatMap((price, at) =>
      isFields(price) && typeof price.usd === 'number'
        ? `${itemName(price, at, undefined)} ${formatUsd(price.usd)}`
        : [],
    );
    return [dates.join(', '), prices.join(' · ')].filter((words) => words !== '');
  }
  const namingField = ['pricing', 'day', 'mode', 'likelihood', 'usd', 'category', 'alt'].find(
    (name) => item[name] !== undefined && properties[name] !== undefined,
  );
  if (namingField === undefined) return [];
  const words = valueWords(item[namingField], properties[namingField], choices);
  return [namingField === 'day' ? `Day ${words}` : words];
}
