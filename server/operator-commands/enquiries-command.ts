import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isCalendarDay } from '#contract/calendar.ts';
import { enquiryReferencePattern } from '#contract/desk/enquiry-work.ts';
import { reasonOf } from '#server/error-parts.ts';
import type { EnquiryKind } from '#server/store/tables.ts';

/** What was typed is not a command; the message says in one line what is wrong. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Days at the office, both included. */
export interface DaySpan {
  since?: string;
  until?: string;
}

export type ErasureTarget = { reference: string } | { email: string } | { before: string };

export type EnquiriesCommand =
  | { name: 'help' }
  | { name: 'list'; span: DaySpan; kind?: EnquiryKind; undelivered: boolean }
  | { name: 'show'; reference: string }
  | { name: 'export'; span: DaySpan; subscribers: boolean; out?: string }
  | { name: 'erase'; target: ErasureTarget; yes: boolean }
  | { name: 'retry'; reference?: string }
  | { name: 'retention'; clockIsRight: boolean };

type Values = Readonly<Record<string, string | boolean | undefined>>;

const day = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  list: { since: day, until: day, kind: { type: 'string' }, undelivered: flag },
  show: {},
  export: { since: day, until: day, subscribers: flag, out: { type: 'string' } },
  erase: { before: day, yes: flag },
  retry: {},
  retention: { 'clock-is-right': flag },
} as const;

/** @throws CommandError */
export function readCommand(given: readonly string[]): EnquiriesCommand {
  const [name = 'help', ...rest] = given;
  if (name === 'help' || name === '--help' || name === '-h') return { name: 'help' };
  if (!isCommand(name)) throw new CommandError(`There is no command "${name}"; try: npm run enquiries -- help`);
  if (rest.includes('--help') || rest.includes('-h')) return { name: 'help' };
  const { values, positionals } = parsed(name, rest);
  switch (name) {
    case 'list':
      return { name, span: spanOf(values), ...kindOf(values), undelivered: values.undelivered === true };
    case 'show':
      return { name, reference: referenceOf(positionals[0]) };
    case 'export':
      return {
        name,
        span: spanOf(values),
        subscribers: values.subscribers === true,
        ...(typeof values.out === 'string' && { out: values.out }),
      };
    case 'retention':
      return { name, clockIsRight: values['clock-is-right'] === true };
    case 'erase':
      return { name, target: targetOf(positionals[0], values), yes: values.yes === true };
    case 'retry':
      return { name, ...(positionals[0] !== undefined && { reference: referenceOf(positionals[0]) }) };
  }
}

function isCommand(name: string): name is keyof typeof options {
  return Object.hasOwn(options, name);
}

function parsed(name: keyof typeof options, args: string[]): { values: Values; positionals: string[] } {
  const mostPositionals = name === 'list' || name === 'export' || name === 'retention' ? 0 : 1;
  try {
    const known: ParseArgsConfig['options'] = options[name];
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
    if (positionals.length > mostPositionals) throw new Error(`"${positionals[mostPositionals]}" is one word too many`);
    // None of the options may be given several times.
    return { values: values as Values, positionals };
  } catch (error) {
    const [reason = ''] = reasonOf(error).split('. ');
    throw new CommandError(`${name}: ${reason}`);
  }
}

function spanOf({ since, until }: Values): DaySpan {
  return {
    ...(since !== undefined && { since: dayOf('--since', since) }),
    ...(until !== undefined && { until: dayOf('--until', until) }),
  };
}

function dayOf(option: string, value: string | boolean): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isCalendarDay(value)) return value;
  throw new CommandError(`${option}: was "${value}"; allowed is a day such as 2026-11-20`);
}

function kindOf({ kind }: Values): { kind?: EnquiryKind } {
  if (kind === undefined) return {};
  if (kind === 'contact' || kind === 'custom-safari') return { kind };
  throw new CommandError(`--kind: was "${kind}"; allowed is contact, custom-safari`);
}

function referenceOf(given: string | undefined): string {
  const reference = given?.toUpperCase() ?? '';
  if (enquiryReferencePattern.test(reference)) return reference;
  throw new CommandError(
    given === undefined
      ? 'Which enquiry? Give its reference.'
      : `"${given}" is no reference: those are 8 letters and digits`,
  );
}

function targetOf(given: string | undefined, { before }: Values): ErasureTarget {
  if (given !== undefined && before !== undefined)
    throw new CommandError('erase: give one thing to erase, or --before');
  if (before !== undefined) return { before: dayOf('--before', before) };
  if (given?.includes('@')) return { email: given.trim().toLowerCase() };
  return { reference: referenceOf(given) };
}
