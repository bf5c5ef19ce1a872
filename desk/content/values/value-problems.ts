import { Validator } from '@cfworker/json-schema';
import { formatNumber } from '#contract/words/money.ts';
import { type FormSchema, numberKind, schemaAt } from '#desk/content/form-schema.ts';
import { numberQuestion } from '#desk/platform/typed-number.ts';
import { pathOf, valueAt } from '#records/values.ts';

export interface ValueProblem {
  field: string;
  reason: string;
}

const validators = new WeakMap<object, Validator>();

function validatorOf(schema: object): Validator {
  const known = validators.get(schema) ?? new Validator(schema, '7', false);
  validators.set(schema, known);
  return known;
}

/** What of a value does not fit its form, each field once, in the words of who fills it in. */
export function valueProblems(value: unknown, schema: FormSchema): ValueProblem[] {
  if (value === undefined) return [];
  const { errors } = validatorOf(schema).validate(value);
  const problems = new Map<string, string>();
  for (const { keyword, instanceLocation, error } of errors) {
    const own = pathIn(instanceLocation);
    const field = keyword === 'required' ? [own, missingName(error)].filter(Boolean).join('.') : own;
    const reason = reasonFor(keyword, field, value, schema);
    if (reason !== undefined && !problems.has(field)) problems.set(field, reason);
  }
  return [...problems]
    .filter(([field]) => ![...problems.keys()].some((other) => other.startsWith(`${field}.`) && field !== ''))
    .map(([field, reason]) => ({ field, reason }));
}

/** `#/prices/seasons/0` → `prices.seasons.0` */
function pathIn(location: string): string {
  return location.replace(/^#\/?/, '').split('/').map(decodeURIComponent).join('.');
}

const missingName = (error: string) => /"([^"]+)"/.exec(error)?.[1];

function reasonFor(keyword: string, field: string, value: unknown, root: FormSchema): string | undefined {
  const path = pathOf(field);
  const schema = schemaAt(root, path, value);
  const held = valueAt(value, path);
  // Of several forms a value may have, all are tried: what the others would want is nobody's fault.
  if (schema === undefined || (schema.const !== undefined && schema.const === held)) return undefined;
  switch (keyword) {
    case 'required':
    case 'minLength':
      return held === undefined || held === '' ? missing(schema) : `It needs ${schema.minLength} letters at least.`;
    case 'type':
      return held === '' || held === null ? missing(schema) : typeReason(schema, held);
    case 'maxLength':
      return `It has ${String(held).length} letters; ${schema.maxLength} are the most.`;
    case 'minimum':
    case 'maximum':
      return boundReason(schema);
    case 'enum':
    case 'const':
      return missing(schema);
    case 'pattern':
    case 'format':
      return held === '' ? missing(schema) : formReason(schema);
    case 'minItems':
    case 'maxItems':
      return countReason(schema);
    case 'additionalProperties':
      return undefined;
    default:
      return undefined;
  }
}

function missing(schema: FormSchema | undefined): string {
  const { type, enum: values, 'x-names': names, 'x-look': widget = '' } = schema ?? {};
  if (values !== undefined || names !== undefined || ['weekday', 'year-day', 'month'].includes(widget))
    return 'Choose one.';
  if (type === 'number' || type === 'integer') return 'Write a number.';
  if (type === 'array') return countReason(schema) ?? 'Add one.';
  return widget === 'day' ? 'Choose a day.' : 'Write something here.';
}

function typeReason(schema: FormSchema, held: unknown): string {
  const question = typeof held === 'string' ? numberQuestion(held, numberKind(schema)) : undefined;
  if (question !== undefined) return question;
  return schema.type === 'integer' ? 'Write a whole number, in figures only.' : 'Write a number, in figures only.';
}

function boundReason({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: FormSchema = {}): string {
  return maximum >= Number.MAX_SAFE_INTEGER
    ? `Write ${minimum} or more.`
    : `Write a number from ${minimum} to ${formatNumber(maximum)}.`;
}

function formReason(schema: FormSchema | undefined): string {
  if (schema?.['x-look'] === 'day') return 'Choose a day of the calendar.';
  if (schema?.['x-look'] === 'year-day') return 'Choose a day and a month.';
  if (schema?.['x-look'] === 'month') return 'Choose a month and write the year in four figures.';
  return 'Write an address that begins with https://';
}

function countReason(schema: FormSchema | undefined): string | undefined {
  const { minItems = 0, maxItems, title = 'line' } = schema ?? {};
  const item = (schema?.items?.title ?? title).toLowerCase();
  if (maxItems !== undefined && maxItems !== minItems) return `There may be ${maxItems} at most.`;
  return minItems > 1 ? `There have to be ${minItems}.` : `Add one ${item} at least.`;
}
