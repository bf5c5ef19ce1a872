import { addDays } from '#contract/calendar/calendar.ts';
import type { ProposalLine } from '#contract/forms/proposals.ts';
import { payingGuests } from '#contract/money/price.ts';
import { monthNames } from '#contract/records/seasons.ts';
import { count } from '#contract/words/count.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';
import {
  activityWords,
  agesWords,
  datesWords,
  lengthWords,
  partyWords,
  stayWords,
  undatedTotalWords,
} from '#contract/words/trip-words.ts';
import type { EnquiryContext, SafariDetails, WholeTripSnapshot } from '#server/enquiries/enquiry.ts';
import { linesOfSeats, linesOfTrip, nightInWords } from '#server/enquiries/invoice-lines.ts';
import { type Fact, factsOf, factsPart, type MailPart } from '#server/mail/content/mail-content.ts';

/** A customised tour and its price, as staff and traveller both read it. Nothing in it was typed by the visitor. */
export function tripParts(details: SafariDetails, siteUrl: string): MailPart[] {
  const {
    tour,
    dates,
    days = [],
    guests,
    childAges,
    activities,
    accommodations,
    pricing,
    undated,
    wholeTrip,
  } = details;
  const { singleSupplement = 0 } = tour;
  const paying = payingGuests(guests);
  const extra = days.filter(({ isExtra }) => isExtra).length;
  return [
    {
      kind: 'facts',
      title: 'The trip',
      facts: factsOf([
        { label: 'Tour', value: tour.name, href: `${siteUrl}/tour/${tour.slug}` },
        { label: 'Price a person', value: formatUsd(tour.price - singleSupplement) },
        { label: 'Dates', value: datesWords(dates, { range: daysInWords }) },
        undated !== undefined && { label: 'Our invoice', value: undatedTotalWords(undated) },
        extra > 0 && { label: 'Length', value: lengthWords(days.length - extra, extra) },
        { label: 'Travellers', value: partyWords(guests) },
        ...agesFact(guests, childAges),
        ...activities.map(({ name, price, guestCount, selectedDate }) => ({
          label: 'Activity',
          value: `${activityWords({ name, date: selectedDate, people: guestCount ?? paying }, dayOrOpen)} at ${formatUsd(price)}`,
        })),
        ...accommodations.map((stay) => ({
          label: 'Stay',
          value: `${stayWords(stay)} at ${nightInWords(stay)}`,
        })),
      ]),
    },
    ...factsPart('Day by day', dayFacts(details)),
    {
      kind: 'amounts',
      title: 'Our invoice',
      lines: tripLines(details),
    },
    ...(wholeTrip === undefined ? [] : [wholeTripPart(wholeTrip, pricing.total)]),
  ];
}

/** Each with its date, or with its number while the days can move. */
function dayFacts({ days = [], dates: { startDate, flexibility } }: SafariDetails): Fact[] {
  return days.map(({ title, stay }, index) => ({
    label:
      startDate !== undefined && flexibility === 'exact'
        ? formatFullDay(addDays(startDate, index))
        : `Day ${index + 1}`,
    value: stay === undefined ? title : `${title}; night at ${stay}`,
  }));
}

type Line = [label: string, dollars: number];

/** Our invoice for a customised tour; the last line is its sum. */
export function tripLines(details: SafariDetails): Line[] {
  const { pricing, undated } = details;
  const when = undated === undefined ? '' : ` in ${monthNames[undated.least.month]}`;
  return [...linesOfTrip(details).map(lineInMail), [`Our invoice${when}, ${pricing.currency}`, pricing.total]];
}

/** Our invoice for seats on a departure; nothing while none were asked for. */
export function seatsLines({ seats = 1, price }: EnquiryContext): Line[] {
  if (price === undefined) return [];
  return [...linesOfSeats(seats, price).map(lineInMail), ['Our invoice, USD', price.total]];
}

const lineInMail = ({ label, amount }: ProposalLine): Line => [label, amount];

/** What seats on a departure come to, as the page said it: our invoice and the whole trip. */
export function seatsParts(context: EnquiryContext): MailPart[] {
  const { price, wholeTrip } = context;
  if (price === undefined) return [];
  return [
    { kind: 'amounts', title: 'Our invoice', lines: seatsLines(context) },
    ...(wholeTrip === undefined ? [] : [wholeTripPart(wholeTrip, price.total)]),
  ];
}

/** Beside our invoice, never mixed in: what the travellers pay to others, and both together (B-213). */
function wholeTripPart({ fees, others, total }: WholeTripSnapshot, invoice: number): MailPart {
  return {
    kind: 'facts',
    title: 'The whole trip, with what is paid to others',
    facts: factsOf([
      { label: 'Our invoice', value: formatUsd(invoice) },
      ...fees.map(({ name, payee, checkedOn, parts, amount }) => ({
        label: name,
        value: `${formatUsd(amount)} to ${payee}: ${parts.map(({ who, tickets, usd }) => `${who}, ${count(tickets, 'ticket')} at ${formatUsd(usd)}`).join('; ')} (checked ${formatFullDay(checkedOn)})`,
      })),
      ...others.map(({ name, least, most }) => ({ label: name, value: formatUsdRange({ least, most }) })),
      { label: 'The whole trip', value: formatUsdRange(total) },
    ]),
  };
}

function agesFact({ children }: SafariDetails['guests'], ages: SafariDetails['childAges'] = []): Fact[] {
  if (children === 0) return [];
  return [
    { label: 'Ages of the children', value: agesWords(Array.from({ length: children }, (_, child) => ages[child])) },
  ];
}

export function daysInWords(first: string, last: string | undefined): string {
  return last === undefined ? `from ${formatFullDay(first)}` : `${formatFullDay(first)} to ${formatFullDay(last)}`;
}

/** Of an activity. */
export const dayOrOpen = (day: string | undefined) => (day === undefined ? 'day open' : formatFullDay(day));
