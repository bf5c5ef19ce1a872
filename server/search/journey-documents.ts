import { monthOf } from '#contract/calendar/calendar.ts';
import { priceRange } from '#contract/money/base-price.ts';
import { eachOf } from '#contract/money/whole-trip.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import { goodMonthNumbers } from '#contract/records/seasons.ts';
import type { TripPriceInMonth } from '#contract/records/tours.ts';
import type { GroupTourDocument, TourDocument } from '#contract/search/search-documents.ts';
import {
  type Catalogue,
  type GroupTourEntry,
  summariesOf,
  type TourEntry,
} from '#server/content/catalogue/catalogue.ts';
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

/** How search knows a group tour with these departures, in order of their days; the texts of `journey` are not made anew. */
export function groupTourDocumentOf(
  { entry, journey }: GroupTourJourney,
  departures: readonly Departure[],
): GroupTourDocument {
  const [next] = departures;
  return {
    ...journey,
    ...departurePrice(entry, cheapestDeparture(departures, entry)),
    months: [...new Set(departures.map(({ startDate }) => monthOf(startDate)))].sort((a, b) => a - b),
    ...(next !== undefined && { nextDeparture: next.startDate }),
    // Said of the tour, whichever date is chosen.
    guaranteed: next !== undefined && departures.every(({ guaranteed }) => guaranteed),
  };
}

/** What no departure changes of a group tour's document. */
export interface GroupTourJourney {
  entry: GroupTourEntry;
  journey: ReturnType<typeof journeyOf>;
}

export function groupTourJourneysOf(catalogue: Catalogue): GroupTourJourney[] {
  return [...catalogue.groupTours.values()].map((entry) => ({ entry, journey: journeyOf(catalogue, entry) }));
}

/** The one whose whole trip comes to least; of several one in the month by which its season is told, else the earliest. */
function cheapestDeparture(departures: readonly Departure[], { record }: GroupTourEntry): Departure | undefined {
  const least = Math.min(...departures.map(wholeTripOf));
  const cheapest = departures.filter((departure) => wholeTripOf(departure) === least);
  const namedMonth = priceRange(record.prices).least.month + 1;
  return cheapest.find(({ startDate }) => monthOf(startDate) === namedMonth) ?? cheapest[0];
}

function departurePrice({ summary }: GroupTourEntry, cheapest: Departure | undefined) {
  if (cheapest === undefined) return { price: summary.price, kenyaPrice: summary.kenyaPrice };
  const { startDate, price, kenyaPrice } = cheapest;
  return { price: wholeTripOf(cheapest), priceMonth: monthOf(startDate), tourPrice: price, kenyaPrice };
}

const wholeTripOf = ({ wholeTrip, price }: Departure): number => wholeTrip ?? price;

function priceParts({ summary }: TourEntry, cheapest: TripPriceInMonth | undefined) {
  if (cheapest === undefined) return { price: summary.price, kenyaPrice: summary.kenyaPrice };
  const { month, usd, local } = cheapest;
  return { price: eachOf(cheapest), priceMonth: month + 1, tourPrice: usd, kenyaPrice: local };
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
