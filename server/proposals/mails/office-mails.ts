import { count } from '#contract/words/count.ts';
import { formatFullDay, formatFullMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { deskButton, type MailContent, paragraph } from '#server/mail/content/mail-content.ts';
import { amountsPart, paymentsParts, tripFacts } from '#server/proposals/mails/offer-parts.ts';
import type { HoldFacts, VersionFacts } from '#server/proposals/mails/traveller-mails.ts';

/** A version to the office, which reads it at the desk and has no secret of it in its mails. */
export interface OfficeVersion extends Omit<VersionFacts, 'link'> {
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
