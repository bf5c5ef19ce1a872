import type * as z from 'zod/mini';
import type { NearestTour, toursQuery } from '#contract/records/tours.ts';
import { listed } from '#contract/words/count.ts';
import type { Catalogue, TourEntry } from '#server/content/catalogue/catalogue.ts';
import { chosenValues, type Facet } from '#server/content/catalogue/lists/list-page.ts';
import { distanceKm } from '#server/content/catalogue/nearest.ts';

type ToursQuery = z.infer<typeof toursQuery>;

/** For a list in which no tour fits: the one that lacks least of what was asked for, and why it is named. */
export function nearestTour(
  catalogue: Catalogue,
  facets: readonly Facet<TourEntry, ToursQuery>[],
  query: ToursQuery,
): NearestTour | undefined {
  const lacking = (entry: TourEntry) =>
    facets.filter((facet) => {
      const chosen = chosenValues(query, facet);
      return chosen.length > 0 && !facet.valuesOf(entry, query).some((value) => chosen.includes(value));
    });
  const [asked] = query.destination.flatMap((slug) => catalogue.destinations.get(slug)?.record ?? []);
  const nearestStop = ({ summary }: TourEntry) => {
    const stops = summary.destinationIds.flatMap((slug) => catalogue.destinations.get(slug)?.record ?? []);
    const ranked = stops.map((stop) => ({ stop, far: asked === undefined ? 0 : farness(asked, stop) }));
    return ranked.toSorted((one, other) => one.far - other.far)[0];
  };
  const [best] = [...catalogue.tours.values()]
    .map((entry) => ({ entry, lacks: lacking(entry), near: nearestStop(entry) }))
    .toSorted((one, other) => one.lacks.length - other.lacks.length || (one.near?.far ?? 0) - (other.near?.far ?? 0));
  if (best === undefined || best.lacks.length === 0) return undefined;

  const { entry, lacks, near } = best;
  const isElsewhere = asked !== undefined && near !== undefined && lacks.some(({ key }) => key === 'destination');
  const other = lacks.filter(({ key }) => !isElsewhere || key !== 'destination');
  const labels = other.flatMap((facet) =>
    facet.options.filter(({ value }) => chosenValues(query, facet).includes(value)).map(({ label }) => label),
  );
  const isKind = isElsewhere && near.stop.type === asked.type;
  const why = [
    isElsewhere &&
      `No tour that fits goes to ${asked.name}; this one goes to ${near.stop.name}, the nearest${isKind ? ` ${asked.type}` : ''} that does.`,
    labels.length > 0 && `It fits all but ${listed(labels.map((label) => `“${label}”`))}.`,
  ].filter(Boolean);
  // What was asked for is nothing we know.
  return why.length === 0 ? undefined : { tour: entry.summary, why: why.join(' ') };
}

/** In kilometres; a place of another kind stands behind every one of the same. */
function farness(asked: DestinationPoint, stop: DestinationPoint): number {
  return distanceKm(asked, stop) + (asked.type === stop.type ? 0 : 10_000);
}

interface DestinationPoint {
  lat: number;
  lng: number;
  type: string;
}
