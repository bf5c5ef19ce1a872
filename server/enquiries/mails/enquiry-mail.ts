import { formatFullDay, formatFullMoment } from '#contract/words/days.ts';
import { channelNames, partyWords, topicNames } from '#contract/words/trip-words.ts';
import type {
  ContactDetails,
  EnquiryDetails,
  SafariDetails,
  StoredEnquiry,
  Traveller,
} from '#server/enquiries/enquiry.ts';
import { contextFacts } from '#server/enquiries/mails/contact-parts.ts';
import { seatsParts, tripParts } from '#server/enquiries/mails/trip-parts.ts';
import { whatsappAddress } from '#server/enquiries/mails/whatsapp-address.ts';
import { emailFact, factsOf, factsPart, type MailContent, type MailPart } from '#server/mail/content/mail-content.ts';
import type { Operator } from '#server/settings/operator.ts';

/** What the staff get: everything needed to answer, by whichever way the traveller chose. */
export function enquiryMail(enquiry: StoredEnquiry, { siteUrl }: Operator): MailContent {
  const { reference, receivedAt, consentVersion, details } = enquiry;
  const { traveller } = details;
  return {
    subject: `Enquiry ${reference}: ${subjectOf(details)}`,
    heading: `Enquiry ${reference}`,
    parts: [
      ...(details.repeats === undefined
        ? []
        : [{ kind: 'paragraph' as const, text: `The same traveller asked the same before, as ${details.repeats}.` }]),
      { kind: 'facts', title: 'From', facts: travellerFacts(traveller, reference) },
      ...(details.kind === 'contact' ? contactParts(details, siteUrl) : tripParts(details, siteUrl)),
      ...(details.kind === 'custom-safari' ? warningParts(details) : []),
      ...(details.kind === 'custom-safari' && details.notes !== undefined && details.notes !== ''
        ? [{ kind: 'words' as const, title: 'Notes', text: details.notes }]
        : []),
      ...visitParts(details),
    ],
    footer: [
      `Received ${formatFullMoment(receivedAt)}. The traveller agreed to wording ${consentVersion} of our consent.`,
      ...(details.kind === 'custom-safari'
        ? ['The price was shown to the traveller and worked out again by our server.']
        : []),
      'Answer this mail to write to the traveller. Everything in it was sent through the website by somebody we do not know: open links with care.',
    ],
  };
}

function visitParts({ cameFrom }: EnquiryDetails): MailPart[] {
  if (cameFrom === undefined) return [];
  const { firstPage, referrer } = cameFrom;
  const facts = factsOf([
    { label: 'First page', value: firstPage },
    referrer !== undefined && { label: 'Led there by', value: referrer },
  ]);
  return [{ kind: 'facts', title: 'The visit', facts }];
}

function warningParts({ doubts: warnings = [] }: SafariDetails): MailPart[] {
  const facts = warnings.map((value, index) => ({ label: String(index + 1), value }));
  return factsPart('What the traveller was told does not fit', facts);
}

function subjectOf(details: EnquiryDetails): string {
  const { name } = details.traveller;
  if (details.kind === 'custom-safari') {
    const { tour, dates, guests } = details;
    const start = dates.startDate === undefined ? 'dates open' : `from ${formatFullDay(dates.startDate)}`;
    return [`customised ${tour.name}`, name, start, partyWords(guests)].join(', ');
  }
  const { topic, context } = details;
  return [topicNames[topic], ...(context?.known ? [context.name] : []), name].join(', ');
}

function travellerFacts({ name, email, phone, preferredContact }: Traveller, reference: string) {
  return factsOf([
    { label: 'Name', value: name },
    emailFact(email),
    phone !== undefined && { label: 'Telephone', value: phone, href: `tel:${phone}` },
    phone !== undefined &&
      preferredContact === 'whatsapp' && {
        label: 'WhatsApp',
        value: 'Open a chat',
        href: whatsappAddress(phone, `Hello, this is about your enquiry ${reference}.`),
      },
    { label: 'Wants an answer', value: channelNames[preferredContact] },
  ]);
}

function contactParts({ topic, message, context }: ContactDetails, siteUrl: string): MailPart[] {
  const about = [{ label: 'Topic', value: topicNames[topic] }, ...(context ? contextFacts(context, siteUrl) : [])];
  return [
    { kind: 'facts', title: 'About', facts: about },
    ...(context ? seatsParts(context) : []),
    { kind: 'words', title: 'Message', text: message },
  ];
}
