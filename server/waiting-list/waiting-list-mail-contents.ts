import { count } from '#contract/words/count.ts';
import { formatFullDay, formatFullMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { emailFact, greeting, type MailContent, type MailPart, paragraph } from '#server/mail/content/mail-content.ts';
import type { Operator } from '#server/settings/operator.ts';
import { confirmationDays, type WaitingAction } from '#server/waiting-list/waiting-list-links.ts';

/** A place in line and the departure it is for, as its mails state them. */
export interface PlaceDetails {
  name: string;
  email: string;
  seats: number;
  tour: { slug: string; name: string };
  /** Calendar days at the office. */
  startDate: string;
  endDate: string;
  /** Dollars for each of two who share. */
  price: number;
}

export type WaitingLinks = Readonly<Record<WaitingAction, string>>;

/** Asks the owner of an address whether it was them. */
export function waitingConfirmationMail(place: PlaceDetails, links: WaitingLinks, operator: Operator): MailContent {
  return {
    subject: 'Please confirm your place on the waiting list',
    heading: 'One more step',
    parts: [
      paragraph(
        `Somebody, most likely you, asked to be told when a seat comes free on this departure. Please confirm that it was you. The link works for ${confirmationDays} days.`,
      ),
      departurePart(place, operator),
      { kind: 'button', label: 'Yes, put me on the waiting list', href: links.confirm },
    ],
    footer: [
      `${operator.signature} · ${operator.siteUrl}`,
      'If it was not you, do nothing: without your confirmation nobody is put on the list.',
      `To leave the list at any time: ${links.leave}`,
    ],
  };
}

/** Tells the owner of an address that stands in line, when somebody asks for a place under it again. */
export function waitsAlreadyMail(place: PlaceDetails, { leave }: WaitingLinks, operator: Operator): MailContent {
  return {
    subject: 'You are on the waiting list already',
    heading: 'You are on the waiting list already',
    parts: [
      paragraph(
        'Somebody, most likely you, asked for a place on the waiting list of this departure. You have one, and keep it: there is nothing to do. We write to you when it is your turn.',
      ),
      departurePart(place, operator),
    ],
    footer: [`${operator.signature} · ${operator.siteUrl}`, `To leave the list at any time: ${leave}`],
  };
}

/** Says that seats are held, until when, and how to take them. `until` is an instant. */
export function offerMail(place: PlaceDetails, until: string, links: WaitingLinks, operator: Operator): MailContent {
  const { name, seats, tour, startDate } = place;
  const free = seats === 1 ? 'A seat has' : `${count(seats, 'seat')} have`;
  return {
    subject: `${free} come free: ${tour.name}, ${formatFullDay(startDate)}`,
    heading: `${free} come free`,
    parts: [
      paragraph(greeting(name)),
      paragraph(
        `You are next on the waiting list. We hold ${seats === 1 ? 'the seat' : 'them'} for you until ${formatFullMoment(until)}; after that the next on the list is asked.`,
      ),
      departurePart(place, operator),
      { kind: 'button', label: seats === 1 ? 'Take the seat' : 'Take the seats', href: links.take },
    ],
    footer: [
      `${operator.signature} · ${operator.siteUrl}`,
      `If you no longer want to travel, please let the next one have it: ${links.leave}`,
    ],
  };
}

/** Tells the office that somebody takes the seats that were offered. */
export function takenMail(place: PlaceDetails, operator: Operator): MailContent {
  const { name, email, seats, tour, startDate } = place;
  return {
    subject: `Waiting list: ${name} takes ${count(seats, 'seat')}, ${tour.name}, ${formatFullDay(startDate)}`,
    heading: 'Somebody on the waiting list takes what was offered',
    parts: [
      {
        kind: 'facts',
        title: 'From',
        facts: [{ label: 'Name', value: name }, emailFact(email)],
      },
      departurePart(place, operator),
      paragraph(
        'The seats stay held until the departure leaves. At the desk, sell the hold when they have booked, or release it.',
      ),
    ],
    footer: ['Answer this mail to write to the traveller.'],
  };
}

function departurePart({ seats, tour, startDate, endDate, price }: PlaceDetails, { siteUrl }: Operator): MailPart {
  return {
    kind: 'facts',
    title: 'The departure',
    facts: [
      { label: 'Group tour', value: tour.name, href: `${siteUrl}/group-tour/${tour.slug}` },
      { label: 'Dates', value: `${formatFullDay(startDate)} to ${formatFullDay(endDate)}` },
      { label: 'Seats', value: String(seats) },
      { label: 'Price a person sharing', value: formatUsd(price) },
    ],
  };
}
