import { count } from '#contract/words/count.ts';
import { formatFullMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { topicNames } from '#contract/words/trip-words.ts';
import { enquiryLetter } from '#server/enquiries/letters/enquiry-letter.ts';
import { letterText } from '#server/mail/letters/letter-text.ts';
import type { FiledEnquiry } from '#server/operator-commands/find-enquiries.ts';
import { mailStates } from '#server/operator-commands/mail-states.ts';
import type { UndeliveredNewsletterMail } from '#server/operator-commands/undelivered-newsletter-mails.ts';
import type { Operator } from '#server/settings/operator.ts';

/** One line an enquiry, in columns, then one for each of the newsletter's mails. */
export function enquiryLines(
  enquiries: readonly FiledEnquiry[],
  newsletter: readonly UndeliveredNewsletterMail[] = [],
): string {
  if (enquiries.length + newsletter.length === 0) return 'No enquiries.\n';
  const ofEnquiries = enquiries.map((enquiry) => {
    const { reference, receivedAt, details, mails } = enquiry;
    const { name, email } = details.traveller;
    const about =
      details.kind === 'contact'
        ? `message: ${topicNames[details.topic]}`
        : `${details.tour.name}, ${formatUsd(details.pricing.total)}`;
    return [reference, minute(receivedAt), `${name} <${email}>`, about, mailStates(mails)];
  });
  // There is nothing more to show of these than why they failed.
  const ofNewsletter = newsletter.map(({ email, queuedAt, kind, state, reason }) => {
    const about = kind === 'newsletter-confirmation' ? 'newsletter, to confirm' : 'newsletter, welcome';
    const why = reason === null ? '' : `: ${reason}`;
    return ['-', minute(queuedAt), `<${email}>`, about, `${mailStates([{ kind, state }])}${why}`];
  });
  const rows = [...ofEnquiries, ...ofNewsletter];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function minute(instant: string): string {
  return `${instant.slice(0, 16).replace('T', ' ')}Z`;
}

/** What the staff's mail says, and how the mails fared. */
export function enquiryInFull(enquiry: FiledEnquiry, operator: Operator): string {
  const mails = enquiry.mails.map(({ message_id, state, attempts, sent_at, due_at, last_failure }) => {
    const tries = count(attempts, 'attempt');
    const reason = last_failure === null ? '' : `: ${last_failure}`;
    if (sent_at !== null) return `${message_id}: sent ${formatFullMoment(sent_at)}`;
    if (state === 'dead') return `${message_id}: given up after ${tries}${reason}`;
    return `${message_id}: waiting, ${tries}${reason}; next ${formatFullMoment(due_at)}`;
  });
  return `${letterText(enquiryLetter(enquiry, operator))}\nMAILS\n${mails.join('\n')}\n`;
}
