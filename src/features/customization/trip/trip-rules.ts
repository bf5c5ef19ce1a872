import type { AccommodationItem, ActivityItem } from '#contract/customization.ts';
import { payingGuests } from '#contract/price.ts';
import type { Customizations, TripDates } from '#features/customization/trip/customization-state.ts';

/** An end means nothing without a start, and never comes before it. */
export function inOrder({ startDate, endDate, flexibility }: TripDates): TripDates {
  if (startDate === undefined) return { flexibility };
  return endDate === undefined || endDate < startDate
    ? { startDate, flexibility }
    : { startDate, endDate, flexibility };
}

/** What there is once in a trip: the nights that take the place of a stay of the tour, and extra nights in a room. */
export function stayKey({ id, roomType, insteadOf }: KeyOfStay): string {
  return insteadOf === undefined ? `${id} ${roomType}` : `instead of ${insteadOf.id}`;
}

export type KeyOfStay = Pick<AccommodationItem, 'id' | 'roomType'> & { insteadOf?: { id: string } | undefined };

/** No more take part in an activity than travel. */
export function withinParty(activity: ActivityItem, { guestCount }: Pick<Customizations, 'guestCount'>): ActivityItem {
  if (activity.guestCount === undefined) return activity;
  return { ...activity, guestCount: Math.min(activity.guestCount, payingGuests(guestCount)) };
}
