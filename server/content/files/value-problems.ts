import * as z from 'zod/mini';
import { slugPattern } from '#contract/choices.ts';
import { monthAndDayPattern } from '#contract/money/season-prices.ts';
import { calendarMonthPattern } from '#contract/values.ts';
import { meantWords, nearestWord } from '#server/content/files/nearest-word.ts';
import { slugify } from '#server/content/files/slugify.ts';

interface ValueProblem {
  /** The path to the value: `itinerary.0.drive.mode`. */
  field: string;
  reason: string;
}

type Reading<T> = { isOk: true; data: T } | { isOk: false; problems: ValueProblem[] };

/** Reads a value of a file by its schema. A field no schema knows is a problem at every depth: what it says would be lost. */
export function readValue<T>(schema: z.ZodMiniType<T>, value: unknown): Reading<T> {
  const result = schema.safeParse(value, { error: wordsOfIssue });
  const issues = result.error?.issues ?? [];
  const problems = [...issues.flatMap((issue) => issueProblems(issue)), ...unknownFields(schema, value, [])];
  if (result.success && problems.length === 0) return { isOk: true, data: result.data };
  // What is refused is never lost without a word.
  const found =
    problems.length > 0 ? problems : issues.map(({ path, message }) => ({ field: path.join('.'), reason: message }));
  return { isOk: false, problems: found.map((problem) => withWhatIsThere(problem, value)) };
}

/** A schema's own advice follows what is there: `is missing; write one line of text`. */
function withWhatIsThere({ field, reason }: ValueProblem, value: unknown): ValueProblem {
  if (!reason.startsWith('write ')) return { field, reason };
  const held = (field === '' ? [] : field.split('.')).reduce<unknown>((within, name) => Object(within)[name], value);
  return { field, reason: `is ${held === undefined ? 'missing' : shown(held)}; ${reason}` };
}

function issueProblems(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): ValueProblem[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') return [];
  // Of several forms a value may have, the one it comes nearest to is the one that was meant.
  const forms = issue.code === 'invalid_union' ? issue.errors : [];
  const [meant] = forms.toSorted((one, other) => one.length - other.length);
  if (meant !== undefined) return meant.flatMap((inner) => issueProblems(inner, path));
  return [{ field: path.join('.'), reason: issue.message }];
}

function unknownFields(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): ValueProblem[] {
  const form = formOf(schema, value);
  if (Array.isArray(value) && form instanceof z.ZodMiniArray) {
    return value.flatMap((item, index) => unknownFields(form.def.element, item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null || !(form instanceof z.ZodMiniObject)) return [];
  const fields = form.def.shape as Readonly<Record<string, z.core.$ZodType>>;
  return Object.entries(value).flatMap(([name, held]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field !== undefined) return unknownFields(field, held, [...path, name]);
    const free = Object.keys(fields).filter((known) => !Object.hasOwn(value, known));
    const nearest = nearestWord(name, free);
    const advice = nearest === undefined ? 'take it out' : `did you mean "${nearest}"?`;
    return [{ field: [...path, name].join('.'), reason: `is no field here; ${advice}` }];
  });
}

/** What a value is read by where it is left out or has one of several forms. */
export function formOf(schema: z.core.$ZodType, value: unknown): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return formOf(schema.def.innerType, value);
  if (!(schema instanceof z.core.$ZodUnion)) return schema;
  const misfits = (option: z.core.$ZodType) => z.safeParse(option, value).error?.issues.length ?? 0;
  return schema._zod.def.options.toSorted((one, other) => misfits(one) - misfits(other))[0];
}

/*
 * What the check says of a value that does not fit: what it is, and what to write. A writer knows the trip, not the program:
 * no word of a schema is among them.
 */

type Issue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in [ ]',
  object: 'fields in { }',
};

/** `is "7"; write a whole number without quotes` */
function wordsOfIssue(issue: Issue): string {
  if (issue.input === undefined) return `is missing; write ${wanted(issue)}`;
  switch (issue.code) {
    case 'invalid_value':
      return `is ${shown(issue.input)}; ${meantWords(String(issue.input), issue.values.map(String), 'another word')}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return `is empty; write ${kinds.string}`;
      return `${sizeOf(issue)}; write ${boundOf(issue)}`;
    case 'too_big':
      return `${sizeOf(issue)}; write ${boundOf(issue)}`;
    default:
      return `is ${shown(issue.input)}; write ${wanted(issue)}`;
  }
}

function wanted(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formatOf(issue);
    case 'invalid_union':
      return Array.isArray(issue.options) ? `one of ${issue.options.join(', ')}` : 'what its neighbours have';
    default:
      return 'something else';
  }
}

function formatOf({ format, pattern = '', input }: Issue & { code: 'invalid_format' }): string {
  if (format === 'url') return 'an address that begins with https://';
  if (format === 'date') return 'a day of the calendar as YYYY-MM-DD, such as 2026-11-20';
  if (pattern === String(calendarMonthPattern)) return 'a month as YYYY-MM, such as 2026-07';
  if (pattern === String(monthAndDayPattern)) return 'month and day as MM-DD, such as 12-24';
  if (pattern === String(slugPattern)) {
    const proposed = slugify(String(input));
    return `small letters, digits and hyphens between them${proposed === '' ? '' : `, such as "${proposed}"`}`;
  }
  return `what fits ${pattern}`;
}

function sizeOf({ origin, input }: Issue & { code: 'too_small' | 'too_big' }): string {
  if (origin === 'string') return `has ${String(input).length} characters`;
  if (origin === 'array') return `has ${(input as unknown[]).length || 'none'}`;
  return `is ${shown(input)}`;
}

function boundOf(issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const { origin, exact } = issue;
  const bound = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const direction = exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  const unit = origin === 'string' ? ' characters' : '';
  return `${direction} ${bound}${unit}`;
}

/** A value as the file has it, in one short line. */
function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
