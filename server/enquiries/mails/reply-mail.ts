import { formatFullDay, formatFullMoment } from '#contract/words/days.ts';
import { partyWords } from '#contract/words/trip-words.ts';
import { type StoredEnquiry, waitingListConsent } from '#server/enquiries/enquiry.ts';
import { type MailContent, type MailPart, paragraph } from '#server/mail/content/mail-content.ts';
import type { Operator } from '#server/settings/operator.ts';

/** What somebody of the staff wrote, with what it answers below. */
export interface WrittenReply {
  subject: string;
  text: string;
}

export function replyMail(
  { subject, text }: WrittenReply,
  { reference, receivedAt, consentVersion, details }: StoredEnquiry,
  { name, siteUrl }: Operator,
): MailContent {
  const paragraphs = text.split(/(?:\r\n|\r|\n)[\t ]*(?:\r\n|\r|\n)+/).filter((part) => part.trim() !== '');
  return {
    subject,
    heading: `Your enquiry ${reference}`,
    parts: [
      ...paragraphs.map((part): MailPart => paragraph(part)),
      ...(consentVersion === waitingListConsent ? [] : [originalOf(receivedAt, details)]),
    ],
    footer: [`${name} · ${siteUrl}`, 'Answer this mail to write to us.'],
  };
}

function originalOf(receivedAt: string, details: StoredEnquiry['details']): MailPart {
  return { kind: 'words', title: `You wrote on ${formatFullMoment(receivedAt)}`, text: wordsOf(details) };
}

/** What the traveller sent, as they would know it again. */
function wordsOf(details: StoredEnquiry['details']): string {
  if (details.kind === 'contact') return details.message;
  const { tour, dates, guests, notes = '' } = details;
  const start = dates.startDate === undefined ? 'dates open' : `from ${formatFullDay(dates.startDate)}`;
  const trip = `${tour.name}, ${start}, ${partyWords(guests)}`;
  return notes === '' ? trip : `${trip}\n\n${notes}`;
}
