import { addDays } from '#contract/calendar.ts';
import type { CustomSafariRequest } from '#contract/customization.ts';
import { payingGuests } from '#contract/price.ts';
import type { ProposalLine } from '#contract/proposals.ts';
import { monthNames } from '#contract/seasons.ts';
import { stayWords } from '#contract/stay-words.ts';
import { lengthWords } from '#contract/trip-days.ts';
import type { TotalInMonth, TotalRange } from '#contract/undated-total.ts';
import { count } from '#contract/words/count.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';
import type { EnquiryContext, SafariDetails, ToldDay, ToldWholeTrip } from '#server/enquiries/enquiry.ts';
import { linesOfSeats, linesOfTrip, nightInWords } from '#server/enquiries/invoice-lines.ts';
import { type Fact, factsOf, type LetterPart } from '#server/mail/letters/letter.ts';

const flexibilities: Record<CustomSafariRequest['dates']['flexibility'], string> = {
  exact: 'exactly these days',
  'few-days': 'a few days earlier or later is fine',
  'few-weeks': 'a few weeks earlier or later is fine',
  open: 'open',
};

/** A customised tour and its price, as staff and traveller both read it. Nothing in it was typed by the visitor. */
export function tripParts(details: SafariDetails, siteUrl: string): LetterPart[] {
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
  return [
    {
      kind: 'facts',
      title: 'The trip',
      facts: factsOf([
        { label: 'Tour', value: tour.name, href: `${siteUrl}/tour/${tour.slug}` },
        { label: 'Price a person', value: formatUsd(tour.price - singleSupplement) },
        { label: 'Dates', value: datesInWords(dates) },
        undated !== undefined && { label: 'Our invoice', value: undatedInWords(undated) },
        days.some(({ isExtra }) => isExtra) && { label: 'Length', value: lengthInWords(days) },
        { label: 'Travellers', value: guestsInWords(guests) },
        ...agesFact(guests, childAges),
        ...activities.map(({ name, price, guestCount, selectedDate }) => ({
          label: 'Activity',
          value: [
            name,
            selectedDate === undefined ? 'day open' : formatFullDay(selectedDate),
            `${count(guestCount ?? paying, 'guest')} at ${formatUsd(price)}`,
          ].join(', '),
        })),
        ...accommodations.map((stay) => ({
          label: 'Stay',
          value: `${stayWords(stay)} at ${nightInWords(stay)}`,
        })),
      ]),
    },
    ...(days.length === 0 ? [] : [{ kind: 'facts' as const, title: 'Day by day', facts: dayFacts(details) }]),
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

function lengthInWords(days: readonly ToldDay[]): string {
  const extra = days.filter(({ isExtra }) => isExtra).length;
  return lengthWords(days.length - extra, extra);
}

/** `$4,418 in May to $5,874 in December`, as the page says it. */
function undatedInWords({ least, most }: TotalRange): string {
  const inMonth = ({ total, month }: TotalInMonth) => `${money(total)} in ${monthNames[month]}`;
  return `${inMonth(least)} to ${inMonth(most)}`;
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
export function seatsParts(context: EnquiryContext): LetterPart[] {
  const { price, wholeTrip } = context;
  if (price === undefined) return [];
  return [
    { kind: 'amounts', title: 'Our invoice', lines: seatsLines(context) },
    ...(wholeTrip === undefined ? [] : [wholeTripPart(wholeTrip, price.total)]),
  ];
}

/** Beside our invoice, never mixed in: what the travellers pay to others, and both together (B-213). */
function wholeTripPart({ fees, others, total }: ToldWholeTrip, invoice: number): LetterPart {
  return {
    kind: 'facts',
    title: 'The whole trip, with what is paid to others',
    facts: factsOf([
      { label: 'Our invoice', value: formatUsd(invoice) },
      ...fees.map(({ name, payee, checkedOn, parts, amount }) => ({
        label: name,
        value: `${formatUsd(amount)} to ${payee}: ${parts.map(ticketsInWords).join('; ')} (checked ${formatFullDay(checkedOn)})`,
      })),
      ...others.map(({ name, least, most }) => ({ label: name, value: formatUsdRange({ least, most }) })),
      { label: 'The whole trip', value: formatUsdRange(total) },
    ]),
  };
}

function ticketsInWords({ who, tickets, usd }: ToldWholeTrip['fees'][number]['parts'][number]): string {
  return `${who}, ${count(tickets, 'ticket')} at ${formatUsd(usd)}`;
}

function agesFact({ children }: SafariDetails['guests'], ages: SafariDetails['childAges'] = []) {
  if (children === 0) return [];
  const told = Array.from({ length: children }, (_, child) => ages[child] ?? 'not told');
  return [{ label: 'Ages of the children', value: told.join(', ') }];
}

function datesInWords({ startDate, endDate, flexibility }: SafariDetails['dates']): string {
  if (startDate === undefined) return flexibility === 'open' ? 'open' : `not chosen yet; ${flexibilities[flexibility]}`;
  return `${daysInWords(startDate, endDate)} (${flexibilities[flexibility]})`;
}

export function daysInWords(first: string, last: string | undefined): string {
  return last === undefined ? `from ${formatFullDay(first)}` : `${formatFullDay(first)} to ${formatFullDay(last)}`;
}

export function guestsInWords({ adults, children, infants }: SafariDetails['guests']): string {
  const parts = [count(adults, 'adult')];
  if (children > 0) parts.push(count(children, 'child', 'children'));
  if (infants > 0) parts.push(count(infants, 'infant'));
  return parts.join(', ');
}
