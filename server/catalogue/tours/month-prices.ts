import { basePriceOn, seasonOn, sharingParty } from '#contract/base-price.ts';
import { monthOf } from '#contract/calendar.ts';
import { priceTrip } from '#contract/price.ts';
import { wholeTripOfParty } from '#contract/seats-price.ts';
import type { TripPriceInMonth } from '#contract/tours.ts';
import { daysOfChange, dearestOf, middleOfMonths } from '#contract/year-of-prices.ts';
import type { GroupTourFile, TourFile } from '#server/catalogue/content/content-schema.ts';
import type { TourCosts } from '#server/catalogue/tours/tour-costs.ts';

type AnyTour = TourFile | GroupTourFile;

/** What a tour costs so many adults in every month in which it runs, January first: told by the 15th (B-230). */
export function pricesByMonth(tour: AnyTour, costs: TourCosts, people: number = sharingParty): TripPriceInMonth[] {
  return pricesOn(middleOfMonths, { tour, costs, people });
}

/** What it costs two on the dearest of all days. */
export function dearestPrice(tour: AnyTour, costs: TourCosts): TripPriceInMonth | undefined {
  const days = daysOfChange({ ...tour, ...costs });
  return dearestOf(pricesOn(days, { tour, costs, people: sharingParty }), tour.prices, sharingParty);
}

function pricesOn(
  days: readonly string[],
  { tour, costs, people }: { tour: AnyTour; costs: TourCosts; people: number },
): TripPriceInMonth[] {
  return days.flatMap((startDate) => {
    const price = basePriceOn(tour.prices, startDate, people);
    if (price === undefined) return [];
    const guests = { adults: people, children: 0, infants: 0 };
    const { total: invoice } = priceTrip({ basePrice: price.usd, guests, activities: [], accommodations: [] });
    const whole = wholeTripOfParty({ ...tour, ...costs }, startDate, { guests, childAges: [] }, invoice);
    const season = seasonOn(tour.prices, startDate)?.name ?? '';
    return [{ ...price, season, month: monthOf(startDate) - 1, people, wholeTrip: whole.total.most }];
  });
}
