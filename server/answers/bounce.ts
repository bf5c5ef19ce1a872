import type { ParsedMail } from 'mailparser';
import { headerOf, namesIn } from '#server/answers/mail-head.ts';
import type { Report } from '#server/mail/read-refusal.ts';

/** A server's word about a mail that it could not deliver. */
export interface Bounce extends Report {
  /** The mail that comes back, by its possible names. */
  returned: string[];
}

/** As much of a report as says what is the matter. */
const longestPart = 65_536;
const longestDiagnostic = 500;

/**
 * The report of a mail that was not delivered: of RFC 3464, as Postfix, Exchange, Gmail and today's Exim write it, or in words, as
 * qmail, Yahoo and older Exims do. Undefined for any other mail, also for the report that one was delivered.
 */
export function bounceIn(mail: ParsedMail): Bounce | undefined {
  const statusPart = mail.attachments.find(({ contentType }) =>
    /^message\/(?:global-)?delivery-status$/.test(contentType),
  );
  if (statusPart !== undefined) return inFields(mail, textOf(statusPart.content));
  return isFromServer(mail) ? inWords(mail) : undefined;
}

function inFields(mail: ParsedMail, report: string): Bounce | undefined {
  const recipients = report
    .replaceAll('\r\n', '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n\n')
    .map((block) => ({
      action: fieldIn(block, 'action').toLowerCase(),
      status: statusIn(fieldIn(block, 'status')),
      // The kind of code stands before it.
      diagnostic: fieldIn(block, 'diagnostic-code').replace(/^[\w-]{1,30}\s?;\s?/, ''),
    }));
  const recipient =
    recipients.find(({ action }) => action === 'failed') ?? recipients.find(({ action }) => action === 'delayed');
  if (recipient === undefined) return undefined;
  const { action, diagnostic } = recipient;
  const status =
    [recipient.status, statusIn(diagnostic)].find((one) => one !== '' && !one.endsWith('.0.0')) ?? recipient.status;
  const names = [...namesIn(fieldIn(report, 'x-original-message-id')), ...returnedNames(mail)];
  return { status, diagnostic: shortened(diagnostic), isDelay: action === 'delayed', returned: names };
}

/** How the line goes on, after hyphens, below which the mail itself stands. */
const copies = ['below this line', 'this is a copy', 'the header of the original', 'original message'];

function inWords(mail: ParsedMail): Bounce | undefined {
  const all = (mail.text ?? '').slice(0, longestPart).split('\n');
  const end = all.findIndex(
    (line) => line.startsWith('---') && copies.some((words) => line.toLowerCase().includes(words)),
  );
  const copy = end < 0 ? [] : all.slice(end + 1);
  const names = [...namesIn(fieldIn(copy.join('\n'), 'message-id')), ...returnedNames(mail)];
  if (names.length === 0) return undefined;
  // The line that tells of a server's answer, else the first with a status, else the last.
  const lines = (end < 0 ? all : all.slice(0, end)).map((line) => line.trim());
  const statusLine =
    lines.find((line) => /\b[45]\d\d[ :-]/.test(line)) ?? lines.find((line) => statusIn(line) !== '') ?? '';
  const diagnostic = statusLine === '' ? (lines.findLast((line) => line !== '') ?? '') : statusLine;
  const isDelay = /\bdelayed\b/.test(headerOf(mail, 'subject'));
  return { status: statusIn(statusLine), diagnostic: shortened(diagnostic), isDelay, returned: names };
}

function statusIn(line: string): string {
  return /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(line)?.[0] ?? '';
}

/** A report has no sender that could be answered, or comes from the server's own name. */
function isFromServer(mail: ParsedMail): boolean {
  const from = mail.from?.value[0]?.address ?? '';
  return /^(?:mailer-daemon|postmaster)@/i.test(from) || headerOf(mail, 'x-failed-recipients') !== '';
}

/** Of the mail that is sent back along, or of its head alone. */
function returnedNames(mail: ParsedMail): string[] {
  return mail.attachments
    .filter(({ contentType }) => /^(?:message\/|text\/rfc822)/.test(contentType))
    .flatMap(({ content }) => namesIn(fieldIn(textOf(content), 'message-id')));
}

/** What a field says, of a head or a block of them; empty where there is none. */
function fieldIn(text: string, name: string): string {
  const line = text.split(/\r?\n/).find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line === undefined ? '' : line.slice(name.length + 1).trim();
}

function textOf(content: Buffer): string {
  return content.subarray(0, longestPart).toString('utf8');
}

function shortened(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, longestDiagnostic);
}
