import { officeDay } from '#contract/calendar/calendar.ts';
import { type WholeTrip, wholeTripOf } from '#contract/money/whole-trip.ts';
import { tripDays } from '#contract/trip/trip-days.ts';
import { type TripWarning, tripWarnings } from '#contract/trip/trip-warnings.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import type { TourOffer } from '#features/trip/state/fit-to-tour.ts';

/** What a trip costs beside our invoice, and what of it does not fit the tour. */
export interface TripCosts {
  /** Known once a first day is. */
  whole: WholeTrip | undefined;
  warnings: readonly TripWarning[];
}

export function tripCostsOf({ customizations, pricing }: CustomizationState, offer: TourOffer, now: Date): TripCosts {
  const { guestCount: guests, childAges = [], dates, activities, accommodations } = customizations;
  const { startDate, endDate } = dates;
  const { itinerary, fees, otherCosts, maxGuests } = offer;
  return {
    whole:
      startDate === undefined
        ? undefined
        : wholeTripOf({
            startDate,
            days: tripDays(itinerary, accommodations),
            guests,
            childAges,
            invoice: pricing.total,
            fees,
            otherCosts,
            seats: maxGuests,
          }),
    warnings: tripWarnings({
      tour: offer,
      guests,
      childAges,
      startDate,
      endDate,
      accommodations,
      activities: activities.map(({ id, name }) => ({
        name,
        minAge: offer.activities.find(({ slug }) => slug === id)?.requirements.age?.min,
      })),
      today: officeDay(now),
    }),
  };
}
