import { type Guests, payingGuests } from '#contract/money/price.ts';
import type { ActivityItem } from '#contract/trip/customization.ts';
import { extraDays } from '#contract/trip/trip-days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { activityWords, lengthWords, undatedTotalWords } from '#contract/words/trip-words.ts';
import { type CustomizationState, totalRangeOf, unknownDuration } from '#features/trip/state/customization-state.ts';

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

/** How many take part in an activity: its own number, or everyone who pays. */
export function takingPart({ guestCount }: Pick<ActivityItem, 'guestCount'>, guests: Guests): number {
  return guestCount ?? payingGuests(guests);
}

/** An activity of a trip with who takes part: `Balloon safari, Fri, 4 Dec 2026, for 2`. */
export function takenWords(activity: ActivityItem, guests: Guests): string {
  return activityWords({ name: activity.name, date: activity.selectedDate, people: takingPart(activity, guests) });
}

/** Dollars, as the price rule counts them: in whole cents. */
export function activityAmount(activity: ActivityItem, guests: Guests): number {
  return (Math.round(activity.price * 100) * takingPart(activity, guests)) / 100;
}

/** Our invoice: `$9,468`, or before a first day is chosen `from $4,418 in May to $5,874 in December`. */
export function invoiceWords(state: CustomizationState): string {
  const range = totalRangeOf(state);
  if (range === undefined) return formatUsd(state.pricing.total);
  return undatedTotalWords(range);
}
