import type { Tour } from '#contract/records/details.ts';
import { type TourSummary, tourBody } from '#contract/records/tours.ts';
import {
  type Catalogue,
  type GroupTourEntry,
  listedOf,
  summariesOf,
  summariesWhere,
  type TourEntry,
} from '#server/content/catalogue/catalogue.ts';
import { peopleOfTour } from '#server/content/catalogue/kinds/people.ts';
import { reviewsOfTour } from '#server/content/catalogue/kinds/reviews.ts';
import { galleryOf, photographsPart } from '#server/content/catalogue/pictures.ts';
import type { GroupTourFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';
import { tourCostsOf } from '#server/content/catalogue/tours/tour-costs.ts';

/** How many stays and activities a tour's page shows; those of its itinerary are always all there. */
const stays = 6;
const activitiesToAdd = 8;

/** A tour's page: itself and the cards of where it goes, sleeps, what can be added and what resembles it. */
export function tourDetail(catalogue: Catalogue, entry: TourEntry): Tour {
  return { ...entry.summary, ...tourPageParts(catalogue, 'tours', entry) };
}

/** What the pages of tours and group tours have in common. */
export function tourPageParts(
  catalogue: Catalogue,
  kind: 'tours' | 'group-tours',
  { record: tour, summary: { coverImage }, map }: TourEntry | GroupTourEntry,
): Omit<Tour, keyof TourSummary> {
  const destinations = summariesOf(catalogue.destinations, tour.destinationIds);
  const accommodations = accommodationsOf(catalogue, tour);
  return {
    ...shownFields(tourBody, tour),
    ...tourCostsOf(catalogue, tour),
    map,
    itinerary: tour.itinerary.map(({ photographs, ...day }) => ({
      ...day,
      ...photographsPart(catalogue.photographs, kind, { slug: tour.slug, photographs }),
    })),
    ...photographsPart(catalogue.photographs, kind, tour),
    gallery: galleryOf(
      coverImage,
      [...destinations, ...accommodations].map((visited) => visited.coverImage),
    ),
    destinations,
    accommodations,
    activities: activitiesOf(catalogue, tour),
    relatedTours: listedOf(catalogue.tours, tour.relatedIds),
    ...peopleOfTour(catalogue, tour),
    reviews: reviewsOfTour(catalogue, tour),
  };
}

function accommodationsOf({ accommodations }: Catalogue, tour: TourFile | GroupTourFile): Tour['accommodations'] {
  const itinerary = tour.itinerary.flatMap((day) => day.accommodationId ?? []);
  const elsewhere = summariesWhere(accommodations, (stay) => tour.destinationIds.includes(stay.destinationId));
  return firstThen(summariesOf(accommodations, itinerary), elsewhere, stays);
}

function activitiesOf({ activities }: Catalogue, tour: TourFile | GroupTourFile): Tour['activities'] {
  const itinerary = tour.itinerary.flatMap((day) => day.activityIds);
  const offered = summariesWhere(activities, (activity) =>
    activity.destinationIds.some((destination) => tour.destinationIds.includes(destination)),
  );
  return firstThen(summariesOf(activities, itinerary), offered, activitiesToAdd);
}

function firstThen<Summary extends { slug: string }>(first: Summary[], more: Summary[], enough: number): Summary[] {
  const known = new Set(first.map((summary) => summary.slug));
  const room = Math.max(0, enough - first.length);
  return [...first, ...more.filter((summary) => !known.has(summary.slug)).slice(0, room)];
}
