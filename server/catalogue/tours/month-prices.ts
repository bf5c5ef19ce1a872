import { basePriceOn, priceRange, seasonOn, sharingParty } from '#contract/base-price.ts';
import { priceTrip } from '#contract/price.ts';
import type { TripPriceInMonth } from '#contract/tours.ts';
import { tripDays } from '#contract/trip-days.ts';
import { wholeTripOf } from '#contract/whole-trip.ts';
import type { GroupTourFile, TourFile } from '#server/catalogue/content/content-schema.ts';
import type { TourCosts } from '#server/catalogue/tours/tour-costs.ts';

/** The 15th of each month, January first, of a year: prices are told by it. */
const middleOfMonths = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-15`);

/** What a tour costs so many adults in every month in which it runs, January first: told by the 15th (B-230). */
export function pricesByMonth(
  tour: TourFile | GroupTourFile,
  costs: TourCosts,
  people: number = sharingParty,
): TripPriceInMonth[] {
  const days = tripDays(tour.itinerary, []);
  return middleOfMonths.flatMap((startDate, month) => {
    const price = basePriceOn(tour.prices, startDate, people);
    if (price === undefined) return [];
    const guests = { adults: people, children: 0, infants: 0 };
    const { total: invoice } = priceTrip({ basePrice: price.usd, guests, activities: [], accommodations: [] });
    const { maxGuests: seats } = tour;
    const whole = wholeTripOf({ startDate, days, guests, childAges: [], invoice, ...costs, seats });
    const season = seasonOn(tour.prices, startDate)?.name ?? '';
    return [{ ...price, season, month, people, wholeTrip: whole.total.most }];
  });
}

/** The one whose whole trip comes to least; of several the month by which its season is told, else the earliest of the year. */
export function cheapestOf(
  prices: readonly TripPriceInMonth[],
  tour: TourFile | GroupTourFile,
): TripPriceInMonth | undefined {
  const [first] = prices;
  if (first === undefined) return undefined;
  const sum = Math.min(...prices.map(({ wholeTrip }) => wholeTrip));
  const cheapest = prices.filter(({ wholeTrip }) => wholeTrip === sum);
  const { month: told } = priceRange(tour.prices, first.people).least;
  return cheapest.find(({ month }) => month === told) ?? cheapest[0];
}

/** The most a whole trip comes to for each of two, in dollars, by month, January first; null where the tour does not run. */
export function wholeTripByMonth(prices: readonly TripPriceInMonth[]): (number | null)[] {
  return middleOfMonths.map((_, month) => {
    const price = prices.find((one) => one.month === month);
    return price === undefined ? null : Math.round((price.wholeTrip * 100) / price.people) / 100;
  });
}
