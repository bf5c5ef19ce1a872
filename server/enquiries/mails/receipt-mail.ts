import { enquirySubject } from '#contract/desk/enquiry-work.ts';
import { termsInWords } from '#contract/site/site.ts';
import { formatFullMoment } from '#contract/words/days.ts';
import type { StoredEnquiry } from '#server/enquiries/enquiry.ts';
import { ownContextFacts } from '#server/enquiries/mails/contact-parts.ts';
import { seatsParts, tripParts } from '#server/enquiries/mails/trip-parts.ts';
import { otherContacts } from '#server/limits/other-contacts.ts';
import { greeting, type MailContent, type MailPart, paragraph } from '#server/mail/content/mail-content.ts';
import { withoutAddresses } from '#server/mail/content/without-addresses.ts';
import type { Operator } from '#server/settings/operator.ts';

/**
 * What the traveller gets: what was asked for, and what was written. Anybody can type anybody's address into a form, so a name
 * is repeated only if it is plainly one, and words without the addresses and numbers in them: otherwise our form could be used
 * to send people advertising in our name.
 */
export function receiptMail({ reference, receivedAt, details }: StoredEnquiry, operator: Operator): MailContent {
  const { name } = details.traveller;
  return {
    subject: enquirySubject(reference),
    heading: 'We have your enquiry',
    parts: [
      paragraph(greeting(name)),
      {
        kind: 'paragraph',
        text: `Thank you for writing to us. Your enquiry reached us safely and the planning desk will answer within ${termsInWords(operator.terms).answer}. Nothing is booked or reserved yet. If you write or call before that, please quote the reference ${reference}.${details.repeats === undefined ? '' : ` You sent us the same before, as ${details.repeats}: we read them as one.`}`,
      },
      ...about(details, operator.siteUrl),
      ...written(details),
      paragraph(otherContacts(operator)),
    ],
    footer: [
      `${operator.signature} · ${operator.siteUrl}`,
      `Received ${formatFullMoment(receivedAt)}.`,
      'If it was not you who wrote to us, somebody mistyped their address; you need do nothing.',
    ],
  };
}

function written(details: StoredEnquiry['details']): MailPart[] {
  const text = (details.kind === 'contact' ? details.message : details.notes) ?? '';
  return text === '' ? [] : [{ kind: 'words', title: 'What you wrote', text: withoutAddresses(text) }];
}

function about(details: StoredEnquiry['details'], siteUrl: string): MailPart[] {
  if (details.kind === 'custom-safari') return tripParts(details, siteUrl);
  const { context } = details;
  const facts = context === undefined ? [] : ownContextFacts(context);
  if (context === undefined || facts.length === 0) return [];
  return [{ kind: 'facts', title: 'About', facts }, ...seatsParts(context)];
}
