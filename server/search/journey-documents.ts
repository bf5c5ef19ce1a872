import { monthOf } from '#contract/calendar.ts';
import type { GroupTourDocument, TourDocument } from '#contract/search-documents.ts';
import { isGoodMonth } from '#contract/seasons.ts';
import type { TripPriceInMonth } from '#contract/tours.ts';
import type { MonthRating } from '#contract/values.ts';
import { eachOf } from '#contract/whole-trip.ts';
import { type Catalogue, type GroupTourEntry, summariesOf, type TourEntry } from '#server/catalogue/catalogue.ts';
import { departureDates } from '#server/catalogue/content/departure-dates.ts';
import { cheapestOf, pricesByMonth } from '#server/catalogue/tours/month-prices.ts';
import { tourCostsOf } from '#server/catalogue/tours/tour-costs.ts';
import { termsOf } from '#server/search/journey-terms.ts';

/** How search knows a tour; `featured` are the first in the recommended order, as on the home page. */
export function tourDocumentOf(catalogue: Catalogue, entry: TourEntry, featured: boolean): TourDocument {
  const { record } = entry;
  return {
    ...journeyOf(catalogue, entry),
    ...priceParts(entry, entry.summary.cheapest),
    style: record.style,
    tier: record.tier,
    difficulty: record.difficulty,
    months: goodMonthNumbers(record.months),
    ...(record.label !== undefined && { label: record.label }),
    featured,
  };
}

/** How search knows a group tour on `today`, a calendar day in Nairobi. */
export function groupTourDocumentOf(catalogue: Catalogue, entry: GroupTourEntry, today: string): GroupTourDocument {
  const { departures } = entry.record;
  const dates = departureDates(departures.rule, today);
  const [next] = dates;
  const prices = pricesByMonth(entry.record, tourCostsOf(catalogue, entry.record)).filter(({ month }) =>
    dates.some((day) => monthOf(day) === month + 1),
  );
  return {
    ...journeyOf(catalogue, entry),
    ...priceParts(entry, cheapestOf(prices, entry.record)),
    months: [...new Set(dates.map(monthOf))].sort((a, b) => a - b),
    ...(next !== undefined && { nextDeparture: next }),
    guaranteed: departures.guaranteedFrom === 0,
  };
}

function priceParts({ summary }: TourEntry | GroupTourEntry, cheapest: TripPriceInMonth | undefined) {
  if (cheapest === undefined) return { price: summary.price, kenyaPrice: summary.kenyaPrice };
  const { month, usd, kes } = cheapest;
  return { price: eachOf(cheapest), priceMonth: month + 1, tourPrice: usd, kenyaPrice: kes };
}

/** January 1, as the documents count months. */
export function goodMonthNumbers(ratings: readonly MonthRating[]): number[] {
  return ratings.flatMap((rating, index) => (isGoodMonth(rating) ? [index + 1] : []));
}

function journeyOf({ destinations, activities }: Catalogue, { record, summary }: TourEntry | GroupTourEntry) {
  const done = record.itinerary.flatMap((day) => day.activityIds);
  return {
    id: record.slug,
    slug: record.slug,
    name: record.name,
    tagline: record.tagline,
    summary: record.summary,
    description: record.description.join('\n'),
    picture: summary.coverImage,
    countries: record.countries,
    destinations: summariesOf(destinations, record.destinationIds).map(({ name }) => name),
    highlights: record.highlights,
    activities: summariesOf(activities, done).map(({ name }) => name),
    days: record.itinerary.map(({ title }) => title),
    suits: record.suits,
    terms: termsOf(record),
    duration: record.duration,
  };
}
