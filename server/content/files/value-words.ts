import type * as z from 'zod/mini';
import { slugPattern } from '#contract/choices.ts';
import { monthAndDayPattern } from '#contract/money/season-prices.ts';
import { calendarMonthPattern } from '#contract/values.ts';
import { meantWords } from '#server/content/files/nearest-word.ts';
import { slugify } from '#server/content/files/slugify.ts';

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
export function wordsOfIssue(issue: Issue): string {
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
export function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
