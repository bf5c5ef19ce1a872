import { addDays, dateOfMonth, monthOf } from '#contract/calendar/calendar.ts';
import { basePriceOn, seasonOn, sharingParty } from '#contract/money/base-price.ts';
import { priceTrip } from '#contract/money/price.ts';
import { wholeTripOfParty } from '#contract/money/seats-price.ts';
import { eachOf } from '#contract/money/whole-trip.ts';
import { daysOfChange, dearestOf, middleOfMonths } from '#contract/money/year-of-prices.ts';
import type { TripPriceInMonth } from '#contract/records/tours.ts';
import type { GroupTourFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';
import type { TourCosts } from '#server/content/catalogue/tours/tour-costs.ts';

type AnyTour = TourFile | GroupTourFile;

interface YearOfPrices {
  /** In every month in which the tour runs, January first: the 15th stands for each (B-230). */
  months: TripPriceInMonth[];
  /** On the dearest of all days. */
  dearest: TripPriceInMonth | undefined;
}

/** By what they are reckoned from: a list asks about every tour, for facets' counts as well. */
const known = new WeakMap<AnyTour, Map<number, YearOfPrices & { costs: TourCosts }>>();

/** What a tour costs so many adults in a year. */
export function pricesOfYear(tour: AnyTour, costs: TourCosts, people: number = sharingParty): YearOfPrices {
  const ofTour = known.get(tour) ?? new Map<number, YearOfPrices & { costs: TourCosts }>();
  known.set(tour, ofTour);
  const before = ofTour.get(people);
  if (before?.costs === costs) return before;
  const prices = reckoned(tour, costs, people);
  ofTour.set(people, { ...prices, costs });
  return prices;
}

function reckoned(tour: AnyTour, costs: TourCosts, people: number): YearOfPrices {
  const days = daysOfChange({ ...tour, ...costs });
  const onDays = pricesOn(days, tour, costs, people);
  const months = [...pricesOn(middleOfMonths, tour, costs, people).values()].map((price) => {
    const inMonth = days.filter((day) => monthOf(day) === price.month + 1);
    const dearer = dearerAmong(inMonth, price, onDays);
    return dearer === undefined ? price : { ...price, dearer };
  });
  return { months, dearest: dearestOf([...onDays.values()], tour.prices, people) };
}

/** When in its month a price does not hold, since it comes to more. `days` are those on which it may change, from the first. */
function dearerAmong(
  days: readonly string[],
  price: TripPriceInMonth,
  onDays: ReadonlyMap<string, TripPriceInMonth>,
): TripPriceInMonth['dearer'] {
  const isDearer = (day: string) => eachOf(onDays.get(day) ?? price) > eachOf(price);
  const first = days.find(isDearer);
  if (first === undefined) return undefined;
  const after = days[days.findLastIndex(isDearer) + 1];
  return {
    from: first === days[0] ? undefined : dateOfMonth(first),
    until: after === undefined ? undefined : dateOfMonth(addDays(after, -1)),
    wholeTrip: Math.max(...days.map((day) => onDays.get(day)?.wholeTrip ?? 0)),
  };
}

function pricesOn(
  days: readonly string[],
  tour: AnyTour,
  costs: TourCosts,
  people: number,
): Map<string, TripPriceInMonth> {
  const prices = days.flatMap((startDate): [string, TripPriceInMonth][] => {
    const price = basePriceOn(tour.prices, startDate, people);
    if (price === undefined) return [];
    const guests = { adults: people, children: 0, infants: 0 };
    const { total: invoice } = priceTrip({ basePrice: price.usd, guests, activities: [], accommodations: [] });
    const whole = wholeTripOfParty({ ...tour, ...costs }, startDate, { guests, childAges: [] }, invoice);
    const season = seasonOn(tour.prices, startDate)?.name ?? '';
    const month = monthOf(startDate) - 1;
    return [[startDate, { ...price, season, month, people, wholeTrip: whole.total.most }]];
  });
  return new Map(prices);
}
