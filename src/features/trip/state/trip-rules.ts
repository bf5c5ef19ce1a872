import { type Guests, payingGuests } from '#contract/money/price.ts';
import type { AccommodationItem, ActivityItem } from '#contract/trip/customization.ts';
import type { Customizations, TripDates } from '#features/trip/state/customization-state.ts';

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

/** How many of each may travel on one request. */
export const partyLimits = {
  adults: { min: 1, max: 20 },
  children: { min: 0, max: 12 },
  infants: { min: 0, max: 6 },
} as const satisfies Record<keyof Guests, { min: number; max: number }>;

/** Adults and children together. */
export const largestParty = 24;

/** The highest number one kind of guest can be raised to while the others stay. */
export function mostOf(kind: keyof Guests, guests: Guests): number {
  const { max } = partyLimits[kind];
  if (kind === 'infants') return max;
  return Math.min(max, largestParty - (kind === 'adults' ? guests.children : guests.adults));
}

/** The nearest party that may travel: whole numbers within the limits, children giving way to adults. */
export function withinPartyLimits(guests: Guests): Guests {
  const adults = bounded(guests.adults, partyLimits.adults);
  const children = bounded(guests.children, partyLimits.children);
  return {
    adults,
    children: Math.min(children, largestParty - adults),
    infants: bounded(guests.infants, partyLimits.infants),
  };
}

function bounded(amount: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, Math.trunc(amount)));
}
