import type { ReplyTemplate } from '#contract/desk/enquiry-work.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { inCents, inDollars } from '#contract/money/price.ts';
import { type BookingStage, openPayment } from '#contract/trip/booking.ts';
import { formatDayRange, formatFullDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { partyWords, paymentNames } from '#contract/words/trip-words.ts';
import { replyTemplate, type TemplateFrame } from '#server/enquiries/mails/reply-templates.ts';
import type { StoredBooking } from '#server/proposals/bookings/booking-rows.ts';

export interface LetterFacts {
  booking: StoredBooking;
  stage: BookingStage;
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
    replyTemplate({ id: `${facts.booking.id} ${kind}`, name, parts }, frame),
  );
}

function fitting(facts: LetterFacts): Letter[] {
  const { stage, booking } = facts;
  if (stage === 'given-back') return [givenBack(facts)];
  if (stage === 'held') return [];
  if (stage === 'travelled') return [thanks(facts)];
  return [confirmation(facts), ...received(facts), ...due(facts, openPayment(booking))];
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

function due({ offer }: LetterFacts, open: ReturnType<typeof openPayment>): Letter[] {
  if (open === null) return [];
  const name = paymentNames[open.what];
  return [
    {
      kind: `${open.what} due`,
      name: `${name} is due`,
      parts: [
        `The ${name.toLowerCase()} for your trip, ${tripInWords(offer)}, is ${formatUsd(open.amount)}, due by ${formatFullDay(open.dueOn)}.`,
        'If it is on its way already, please forget this letter.',
      ],
    },
  ];
}

function thanks({ offer }: LetterFacts): Letter {
  return {
    kind: 'thanks',
    name: 'Thank you',
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
