import type { ActivityItem } from '#contract/customization.ts';
import { type Guests, payingGuests } from '#contract/price.ts';
import { monthNames } from '#contract/seasons.ts';
import type { TripSays } from '#contract/trip-comparison.ts';
import { extraDays, lengthWords } from '#contract/trip-days.ts';
import type { TotalInMonth } from '#contract/undated-total.ts';
import { count } from '#contract/words/count.ts';
import { formatDayRange, formatDayWithWeekday } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import {
  type CustomizationState,
  type TripDates,
  totalRangeOf,
  unknownDuration,
} from '#features/customization/trip/customization-state.ts';

export const flexibilityNames: Record<TripDates['flexibility'], string> = {
  exact: 'These days exactly',
  'few-days': 'Give or take a few days',
  'few-weeks': 'Give or take a few weeks',
  open: 'Any dates',
};

/** `Maasai Mara Safari, 4 days, one more than the tour` */
export function tourWords({
  baseTour,
  customizations,
}: Pick<CustomizationState, 'baseTour' | 'customizations'>): string {
  if (baseTour === null) return '';
  const { name, duration } = baseTour;
  return duration === unknownDuration
    ? name
    : `${name}, ${lengthWords(duration, extraDays(customizations.accommodations))}`;
}

/** `2 adults, 1 child` */
export function partyWords({ adults, children, infants }: Guests): string {
  return [
    count(adults, 'adult'),
    children > 0 && count(children, 'child', 'children'),
    infants > 0 && count(infants, 'infant'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** `4 to 6 December 2026`, or undefined while no day is chosen. */
export function dayRangeWords({ startDate, endDate }: TripDates): string | undefined {
  if (startDate === undefined) return undefined;
  return formatDayRange(startDate, endDate ?? startDate);
}

/** When, where no label says what it is. */
export const datesAloneWords = (dates: TripDates): string => datesWords(dates, 'Days not chosen yet');

/** When, in one line, with how firm it is. */
export function datesWords(dates: TripDates, unchosen = 'Not chosen yet'): string {
  const days = dayRangeWords(dates);
  if (days === undefined) return dates.flexibility === 'open' ? 'Any time' : unchosen;
  return dates.flexibility === 'exact' ? days : `${days}, ${flexibilityNames[dates.flexibility].toLowerCase()}`;
}

/** How many take part in an activity: its own number, or everyone who pays. */
export function takingPart({ guestCount }: Pick<ActivityItem, 'guestCount'>, guests: Guests): number {
  return guestCount ?? payingGuests(guests);
}

/** `Balloon safari, Fri, 4 Dec 2026, for 2` */
export function activityWords(activity: ActivityItem, guests: Guests): string {
  return addedWords({ name: activity.name, date: activity.selectedDate, people: takingPart(activity, guests) });
}

export function addedWords({ name, date, people }: TripSays['activity']): string {
  return [name, date && formatDayWithWeekday(date), `for ${people}`].filter(Boolean).join(', ');
}

/** Dollars, as the price rule counts them: in whole cents. */
export function activityAmount(activity: ActivityItem, guests: Guests): number {
  return (Math.round(activity.price * 100) * takingPart(activity, guests)) / 100;
}

/** Our invoice: `$9,468`, or before a first day is chosen `$4,418 in May to $5,874 in December`. */
export function invoiceWords(state: CustomizationState): string {
  const range = totalRangeOf(state);
  if (range === undefined) return formatUsd(state.pricing.total);
  const inMonth = ({ total, month }: TotalInMonth) => `${formatUsd(total)} in ${monthNames[month]}`;
  return `${inMonth(range.least)} to ${inMonth(range.most)}`;
}
