import { daysBetween } from '#contract/calendar/calendar.ts';
import type { ProposalOffer, ProposalView } from '#contract/forms/proposals.ts';
import { payingGuests } from '#contract/money/price.ts';
import { count, listed } from '#contract/words/count.ts';
import { formatDayRange, formatFullDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { partyParts } from '#contract/words/trip-words.ts';

/** `in 6 days`, `tomorrow`, `today`; undefined for a day that has gone. */
function daysAhead(day: string, today: string): string | undefined {
  const days = daysBetween(today, day);
  if (days < 0) return undefined;
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${count(days, 'day')}`;
}

/** `until Friday 4 December, in 6 days` */
export function untilWords(day: string, today: string): string {
  return ['until ', formatFullDay(day, today), ', ', daysAhead(day, today)]
    .filter((part) => part !== undefined)
    .join('');
}

/** `2 adults and 1 child (8)`, within a sentence. */
export function travellersOf({ guests, childAges }: Pick<ProposalOffer, 'guests' | 'childAges'>): string {
  return listed(partyParts(guests, childAges));
}

/** `Your trip, 4 to 10 August 2027, for 2 adults and 1 child` */
export function tripLine(offer: Pick<ProposalOffer, 'startDate' | 'endDate' | 'guests' | 'childAges'>): string {
  return `Your trip, ${formatDayRange(offer.startDate, offer.endDate)}, for ${travellersOf(offer)}`;
}

/** What each who pays comes to; undefined for one alone. */
export function eachWords({ total, ...offer }: ProposalOffer): string | undefined {
  const paying = payingGuests(offer.guests);
  if (paying < 2) return undefined;
  const each = Math.round((total * 100) / paying) / 100;
  return `${formatUsd(each)} for each of the ${paying} of you`;
}

/** `20 % of the price, $1,862` */
export function chargeWords(percent: number, total: number): string {
  if (percent === 0) return 'Nothing';
  return `${percent} %, ${formatUsd(Math.round(total * percent) / 100)}`;
}

/** To the terms, and the focus with it; without a trace in the address, whose fragment is the trip's. */
export function scrollToTerms(): void {
  goTo('terms');
}

export function goTo(part: string): void {
  const target = document.getElementById(part);
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

/** Of a trip somebody said yes to. */
export function heldTitle({ confirmedAt }: NonNullable<ProposalView['held']>): string {
  return confirmedAt === null ? 'This trip is held for you' : 'This trip is confirmed';
}
