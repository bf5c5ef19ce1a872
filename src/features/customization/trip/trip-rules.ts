import type { ActivityItem } from '#contract/customization.ts';
import { payingGuests } from '#contract/price.ts';
import type { Customizations, TripDates } from '#features/customization/trip/customization-state.ts';

/** An end means nothing without a start, and never comes before it. */
export function inOrder({ startDate, endDate, flexibility }: TripDates): TripDates {
  if (startDate === undefined) return { flexibility };
  return endDate === undefined || endDate < startDate
    ? { startDate, flexibility }
    : { startDate, endDate, flexibility };
}

/** No more take part in an activity than travel. */
export function withinParty(activity: ActivityItem, { guestCount }: Pick<Customizations, 'guestCount'>): ActivityItem {
  if (activity.guestCount === undefined) return activity;
  return { ...activity, guestCount: Math.min(activity.guestCount, payingGuests(guestCount)) };
}
