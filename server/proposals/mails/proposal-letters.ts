import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { office } from '#contract/site/office.ts';
import { count } from '#contract/words/count.ts';
import { formatFullDay, formatFullMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { deskButton, greeting, type MailContent, type MailPart, paragraph } from '#server/mail/content/mail-content.ts';
import { isPlainName } from '#server/mail/content/without-addresses.ts';
import { amountsPart, offerParts, paymentsParts, tripFacts } from '#server/proposals/mails/offer-parts.ts';
import type { Operator } from '#server/settings/operator.ts';

/** What mails say of a version, with the address that opens it. */
interface VersionFacts {
  number: number;
  offer: ProposalOffer;
  link: string;
}

/** Brings a version, with everything in it. */
export function newProposalMail({ number, offer, link }: VersionFacts, operator: Operator): MailContent {
  return {
    subject: `${number === 1 ? 'Your trip' : `Your trip, version ${number}`}: ${nameAndDay(offer)}`,
    heading: number === 1 ? 'A proposal for your trip' : `Your trip, version ${number}`,
    parts: [
      ...paragraphsOf(offer.words),
      { kind: 'button', label: 'Open your trip', href: link },
      paragraph(
        `It stands until the end of ${formatFullDay(offer.validUntil)}, ${office().town} time. Nothing is booked or reserved before you say yes on its page, and nothing is paid there.`,
      ),
      ...offerParts(offer),
    ],
    footer: smallPrint(operator),
  };
}

/** Once, before a version ends. */
export function reminderMail({ offer, link }: VersionFacts, operator: Operator): MailContent {
  return {
    subject: `Open until ${formatFullDay(offer.validUntil)}: ${offer.tour.name}`,
    heading: 'Your trip is still open',
    parts: [
      paragraph(greeting(offer.traveller)),
      paragraph(
        `The trip we put together for you stands until the end of ${formatFullDay(offer.validUntil)}, ${office().town} time. If something is open or should be another way, please ask: we are glad to change it. We write about this only once.`,
      ),
      { kind: 'button', label: 'Open your trip', href: link },
      { kind: 'facts', facts: tripFacts(offer) },
      paragraph(`It comes to ${formatUsd(offer.total)}.`),
    ],
    footer: smallPrint(operator),
  };
}

/** What the traveller agreed to, and when. `seatsUntil` is an instant. */
export interface HoldFacts {
  name: string;
  at: string;
  seatsUntil: string | undefined;
}

export function heldMail({ number, offer, link }: VersionFacts, hold: HoldFacts, operator: Operator): MailContent {
  const { departure } = offer;
  const seats =
    hold.seatsUntil === undefined || departure === null
      ? ''
      : ` ${count(departure.seats, 'seat')} ${departure.seats === 1 ? 'is' : 'are'} held for you until ${formatFullMoment(hold.seatsUntil)}.`;
  return {
    subject: `We hold your trip: ${nameAndDay(offer)}`,
    heading: 'We hold it for you',
    parts: [
      paragraph(greeting(offer.traveller)),
      {
        kind: 'paragraph',
        text: `Thank you. ${isPlainName(hold.name) ? `${hold.name} agreed` : 'You agreed'} to version ${number} of our proposal, at ${formatUsd(offer.total)}, on ${formatFullMoment(hold.at)}.${seats} We confirm it in writing and tell you how to pay; nothing was paid yet.`,
      },
      { kind: 'facts', title: 'The trip', facts: tripFacts(offer) },
      amountsPart(offer),
      ...paymentsParts(offer),
      { kind: 'button', label: 'Open your trip', href: link },
    ],
    footer: [...smallPrint(operator), 'If it was not you who said yes, please answer this mail.'],
  };
}

function nameAndDay({ tour, startDate }: ProposalOffer): string {
  return `${tour.name}, from ${formatFullDay(startDate)}`;
}

function paragraphsOf(words: string): MailPart[] {
  const paragraphs = words.split(/(?:\r\n|\r|\n)[\t ]*(?:\r\n|\r|\n)+/).filter((part) => part.trim() !== '');
  return paragraphs.map((text) => ({ kind: 'paragraph', text }));
}

function smallPrint({ name, siteUrl }: Operator): string[] {
  return [
    `${name} · ${siteUrl}`,
    'Answer this mail to write to us.',
    'Whoever has the link can read your trip and say yes to it: pass it on only to those who travel with you.',
  ];
}

/** A version to the office, which reads it at the desk and has no secret of it in its mails. */
interface OfficeVersion extends Omit<VersionFacts, 'link'> {
  reference: string;
  /** Of the proposal at the desk; undefined where there is no desk. */
  deskLink: string | undefined;
}

/** Tells the office that a traveller agrees. */
export function heldOfficeMail(version: OfficeVersion, { name, at, seatsUntil }: HoldFacts): MailContent {
  const { number, offer, reference } = version;
  const { departure } = offer;
  const seats =
    departure === null
      ? ''
      : ` ${count(departure.seats, 'seat')} ${seatsUntil === undefined ? 'were held' : `are held until ${formatFullMoment(seatsUntil)}`}.`;
  return {
    subject: `Held: ${offer.tour.name}, ${formatFullDay(offer.startDate)}, ${formatUsd(offer.total)} (${reference})`,
    heading: 'A traveller says yes',
    parts: [
      paragraph(
        `${name} agreed to version ${number} on ${formatFullMoment(at)}.${seats} They wait for a confirmation in writing.`,
      ),
      { kind: 'facts', facts: [{ label: 'Enquiry', value: reference }, ...tripFacts(offer)] },
      amountsPart(offer),
      ...paymentsParts(offer),
      ...deskButton('See it at the desk', version.deskLink),
    ],
    footer: ['Answer this mail to write to the traveller.'],
  };
}

export function questionMail(version: OfficeVersion, { text, at }: { text: string; at: string }): MailContent {
  const { number, offer, reference } = version;
  return {
    subject: `A question: ${offer.tour.name}, ${formatFullDay(offer.startDate)} (${reference})`,
    heading: 'A question about a proposal',
    parts: [
      { kind: 'words', title: `Asked on ${formatFullMoment(at)}, about version ${number}`, text },
      { kind: 'facts', facts: [{ label: 'Enquiry', value: reference }, ...tripFacts(offer)] },
      ...deskButton('See it at the desk', version.deskLink),
    ],
    footer: ['Answer this mail to write to the traveller.'],
  };
}
