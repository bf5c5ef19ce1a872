import { daysBetween } from '#contract/calendar/calendar.ts';
import type { ReplyTemplate } from '#contract/desk/enquiry-work.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { inCents, inDollars } from '#contract/money/price.ts';
import { type BookingStage, openPayment } from '#contract/trip/booking.ts';
import { count } from '#contract/words/count.ts';
import { formatDayRange, formatFullDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { partyWords, paymentNames } from '#contract/words/trip-words.ts';
import { replyTemplate, type TemplateFrame } from '#server/enquiries/mails/reply-templates.ts';
import type { StoredBooking } from '#server/proposals/bookings/booking-rows.ts';

export interface LetterFacts {
  booking: StoredBooking;
  stage: BookingStage;
  /** The day at the office. */
  today: string;
  /** Oldest first. */
  receipts: readonly { receivedOn: string; amount: number }[];
  offer: ProposalOffer;
  /** The traveller's page of the trip. */
  link: string;
}

interface Letter {
  /** With the booking's before it, the template's. */
  kind: string;
  name: string;
  parts: readonly string[];
}

/** The letters that fit a booking as it stands, in the order they are needed. */
export function bookingLetters(facts: LetterFacts, frame: TemplateFrame): ReplyTemplate[] {
  return fitting(facts).map(({ kind, name, parts }) =>
    replyTemplate({ id: letterId(facts.booking.id, kind), name, parts }, frame),
  );
}

export function letterId(booking: string, kind: string): string {
  return `${booking} ${kind}`;
}

/** Of what may go by itself, before there is any of it. */
export function letterName(kind: string): string {
  const what = paymentKinds.find((one) => kind.startsWith(`${one} `));
  if (what !== undefined) return `${paymentNames[what]} is ${kind.slice(what.length + 1)}`;
  return kind === 'thanks' ? 'Thank you' : 'Before the trip';
}

const paymentKinds = ['deposit', 'balance'] as const;

function fitting(facts: LetterFacts): Letter[] {
  const { stage, booking } = facts;
  if (stage === 'given-back') return [givenBack(facts)];
  if (stage === 'held') return [];
  if (stage === 'travelled') return [thanks(facts)];
  return [confirmation(facts), ...received(facts), ...due(facts, openPayment(booking)), ...beforeTheTrip(facts)];
}

function confirmation({ offer, link }: LetterFacts): Letter {
  return {
    kind: 'confirmation',
    name: 'Confirmation',
    parts: [
      `Your trip is confirmed: ${tripInWords(offer)}.`,
      `What it comes to:\n${[`In all: ${formatUsd(offer.total)}`, ...offer.payments.map(paymentLine)].join('\n')}`,
      'Please tell us how you would like to pay, and we write to you what you need for it.',
      `Everything we agreed on, day by day, is here: ${link}`,
      'There you also tell us who travels, which camps, airlines and your guide have to know.',
    ],
  };
}

function received({ booking, receipts, offer }: LetterFacts): Letter[] {
  const last = receipts.at(-1);
  if (last === undefined) return [];
  const open = openPayment(booking);
  return [
    {
      kind: `received ${receipts.length}`,
      name: 'Payment received',
      parts: [
        `Thank you: ${formatUsd(last.amount)} for ${offer.tour.name} came in on ${formatFullDay(last.receivedOn)}.`,
        open === null ? 'Nothing more is due to us.' : `What is due to us next:\n${paymentLine(open)}`,
      ],
    },
  ];
}

function due({ offer, today }: LetterFacts, open: ReturnType<typeof openPayment>): Letter[] {
  if (open === null) return [];
  const { what, amount, dueOn } = open;
  const isLate = dueOn < today;
  const kind = `${what} ${isLate ? 'overdue' : 'due'}`;
  const sum = `The ${paymentNames[what].toLowerCase()} for your trip, ${tripInWords(offer)}, ${isLate ? 'was' : 'is'}`;
  return [
    {
      kind,
      name: letterName(kind),
      parts: [
        isLate
          ? `${sum} due by ${formatFullDay(dueOn)}. ${formatUsd(amount)} has not come in yet.`
          : `${sum} ${formatUsd(amount)}, due by ${formatFullDay(dueOn)}.`,
        'If it is on its way already, please forget this letter.',
      ],
    },
  ];
}

function beforeTheTrip({ booking, offer, today, link }: LetterFacts): Letter[] {
  const days = daysBetween(today, offer.startDate);
  if (days < 1) return [];
  const open = openPayment(booking);
  const kind = 'before the trip';
  return [
    {
      kind,
      name: letterName(kind),
      parts: [
        `${days === 1 ? 'Tomorrow' : `In ${count(days, 'day')}`} your trip begins: ${tripInWords(offer)}.`,
        `Everything, day by day, is here: ${link}`,
        'If you have not yet told us there who travels, please do. For all else we should know, answer this letter.',
        ...(open === null ? [] : [`What is due to us:\n${paymentLine(open)}`]),
      ],
    },
  ];
}

function thanks({ offer }: LetterFacts): Letter {
  return {
    kind: 'thanks',
    name: letterName('thanks'),
    parts: [
      `Thank you for travelling with us: ${tripInWords(offer)}.`,
      'How was it? What was good and what was not: a few lines in answer to this letter help us, and whoever goes next. We show nothing of it without asking you.',
    ],
  };
}

function givenBack({ booking, offer }: LetterFacts): Letter {
  const kept = booking.kept ?? 0;
  const rest = inDollars(inCents(booking.received) - inCents(kept));
  const settled =
    rest > 0
      ? ` ${formatUsd(booking.received)} came in; ${formatUsd(rest)} goes back to you.`
      : rest < 0
        ? ` ${formatUsd(booking.received)} came in; ${formatUsd(-rest)} is still due to us.`
        : booking.received > 0
          ? ' That has come in: nothing is due to you or to us.'
          : '';
  return {
    kind: 'given back',
    name: 'Cancelled',
    parts: [
      `Your trip is cancelled: ${tripInWords(offer)}. Everything that was booked for you is given back.`,
      `${kept === 0 ? 'We keep nothing of its price.' : `By what we agreed on we keep ${formatUsd(kept)} of its price.`}${settled}`,
    ],
  };
}

function paymentLine({ what, amount, dueOn }: ProposalOffer['payments'][number]): string {
  return `${paymentNames[what]}: ${formatUsd(amount)} by ${formatFullDay(dueOn)}`;
}

function tripInWords({ tour, startDate, endDate, guests, childAges }: ProposalOffer): string {
  return [tour.name, formatDayRange(startDate, endDate), partyWords(guests, childAges)].join(', ');
}
