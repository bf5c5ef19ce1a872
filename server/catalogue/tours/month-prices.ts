import { basePriceOn, sharingParty } from '#contract/base-price.ts';
import { priceTrip } from '#contract/price.ts';
import { wholeTripOf } from '#contract/whole-trip.ts';
import type { GroupTourFile, TourFile } from '#server/catalogue/content/content-schema.ts';
import type { TourCosts } from '#server/catalogue/tours/tour-costs.ts';

/** The 15th of each month, January first, of a year: prices are told by it. */
export const middleOfMonths = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-15`);

/**
 * The most a whole trip comes to for each of `people` adults, in dollars, for a start on the 15th of each month, January first;
 * null where the tour does not run. A month of two seasons is told by the one its middle lies in.
 */
export function wholeTripByMonth(
  tour: TourFile | GroupTourFile,
  costs: TourCosts,
  people: number = sharingParty,
): (number | null)[] {
  const guests = { adults: people, children: 0, infants: 0 };
  return middleOfMonths.map((startDate) => {
    const price = basePriceOn(tour.prices, startDate, people);
    if (price === undefined) return null;
    const { total: invoice } = priceTrip({ basePrice: price.usd, guests, activities: [], accommodations: [] });
    const { duration, maxGuests: seats } = tour;
    return wholeTripOf({ startDate, duration, guests, childAges: [], invoice, ...costs, seats }).perPerson.most;
  });
}
