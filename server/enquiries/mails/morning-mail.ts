import type { DeskEnquirySummary } from '#contract/desk/enquiries.ts';
import { formatFullDay, formatFullMoment } from '#contract/words/days.ts';
import { deskButton, factsPart, type MailContent, type MailPart } from '#server/mail/content/mail-content.ts';

/** As many lines as somebody reads in the morning. */
const most = 40;

/**
 * What waits for the office on a day. It names no traveller: when an enquiry is erased, its own mails go with it, and this one
 * stays. Undefined when nothing waits.
 */
export function morningMail(
  day: string,
  enquiries: readonly DeskEnquirySummary[],
  deskUrl: string | undefined,
): MailContent | undefined {
  const overdue = enquiries.filter(({ isOverdue }) => isOverdue);
  const unanswered = enquiries.filter(({ isUnanswered, isOverdue }) => isUnanswered && !isOverdue);
  const reminders = enquiries.filter(({ isReminderDue }) => isReminderDue);
  const waiting = overdue.length + unanswered.length;
  if (waiting + reminders.length === 0) return undefined;
  return {
    subject: [
      formatFullDay(day),
      ...(waiting === 0 ? [] : [`${waiting} without an answer`]),
      ...(reminders.length === 0 ? [] : [`${reminders.length} to ask again`]),
    ].join(', '),
    heading: formatFullDay(day),
    parts: [
      ...listOf('Unanswered for longer than we promise', overdue),
      ...listOf('Without an answer', unanswered),
      ...listOf('To ask again', reminders),
      ...deskButton('Go to the desk', deskUrl && `${deskUrl}/enquiries`),
    ],
    footer: ['This mail comes on working mornings on which something waits. Names and addresses stand at the desk.'],
  };
}

function listOf(title: string, enquiries: readonly DeskEnquirySummary[]): MailPart[] {
  const facts = enquiries.map((enquiry) => ({ label: enquiry.reference, value: lineOf(enquiry) }));
  return factsPart(title, facts, most);
}

function lineOf({ about, receivedAt, owner }: DeskEnquirySummary): string {
  return [about, `came ${formatFullMoment(receivedAt)}`, owner === null ? 'nobody has taken it' : `with ${owner}`].join(
    '; ',
  );
}
