import { parseArgs } from 'node:util';
import { isCalendarDay } from '#contract/calendar/calendar.ts';
import { enquiryReferencePattern } from '#contract/desk/enquiry-work.ts';
import { reasonOf } from '#server/error-parts.ts';

/** What was typed is not a command; the message says in one line what is wrong. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export type ErasureTarget = { reference: string } | { email: string } | { before: string };

export const eraseHelp = `Removes what the website received. Everything else is done with it at the desk.

  npm run enquiries -- erase <reference | email address> [--yes]
  npm run enquiries -- erase --before <day> [--yes]
      Removes enquiries with their mails; for an email address its newsletter subscription and its places on waiting
      lists too, and for --before everything received before that day. Without --yes it only says what it would remove.

Days are written 2026-11-20 and are days of the office. The settings are those of the server (.env).
`;

/** What is to be erased, and whether it was said to be meant; undefined where somebody asks for help. @throws CommandError */
export function readEraseCommand(given: readonly string[]): { target: ErasureTarget; yes: boolean } | undefined {
  const [name = 'help', ...args] = given;
  if (name === 'help' || [name, ...args].some((word) => word === '--help' || word === '-h')) return undefined;
  if (name !== 'erase') throw new CommandError(`There is no command "${name}"; try: npm run enquiries -- help`);
  const { values, positionals } = parsed(args);
  return { target: targetOf(positionals[0], values.before), yes: values.yes === true };
}

function parsed(args: string[]) {
  try {
    const read = parseArgs({
      args,
      options: { before: { type: 'string' }, yes: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (read.positionals.length > 1) throw new Error(`"${read.positionals[1]}" is one word too many`);
    return read;
  } catch (error) {
    const [reason = ''] = reasonOf(error).split('. ');
    throw new CommandError(`erase: ${reason}`);
  }
}

function targetOf(given: string | undefined, before: string | undefined): ErasureTarget {
  if (given !== undefined && before !== undefined)
    throw new CommandError('erase: give one thing to erase, or --before');
  if (before !== undefined) return { before: dayOf(before) };
  if (given?.includes('@')) return { email: given.trim().toLowerCase() };
  return { reference: referenceOf(given) };
}

function dayOf(value: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value) && isCalendarDay(value)) return value;
  throw new CommandError(`--before: was "${value}"; allowed is a day such as 2026-11-20`);
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
