import type { GroupTour } from '#contract/details.ts';

type Departure = GroupTour['departures'][number];

/** The departure a group tour's page speaks of first: the next with seats, or the next at all. */
export function nextDeparture({ departures }: Pick<GroupTour, 'departures'>): Departure | undefined {
  return departures.find(({ availableSeats }) => availableSeats > 0) ?? departures[0];
}

/** What each of two who share pays for the whole trip, in whole dollars: on that departure, or for the tour where there is none. */
export function eachPaysOn(tour: Pick<GroupTour, 'price'>, departure: Departure | undefined): number {
  return departure?.wholeTrip ?? departure?.price ?? tour.price;
}
