import type { GroupTourFile, TourFile } from '#server/catalogue/content/content-schema.ts';
import { type Content, contentFile } from '#server/catalogue/content/read-content.ts';
import type { ContentProblem } from '#server/content-error.ts';

type Referred = 'tours' | 'destinations' | 'accommodations' | 'activities' | 'fees';
type Reference = { field: string; to: Referred; id: string };

/** Every id that names a record which is not there. */
export function brokenReferences(content: Content): ContentProblem[] {
  const known: Record<Referred, Set<string>> = {
    tours: slugs(content.tours),
    destinations: slugs(content.destinations),
    accommodations: slugs(content.accommodations),
    activities: slugs(content.activities),
    fees: slugs(content.fees),
  };
  return referencesOf(content).flatMap(({ file, references }) =>
    references
      .filter(({ to, id }) => !known[to].has(id))
      .map(({ field, to, id }) => ({ file, field, reason: `names ${id}, which is not in ${to}` })),
  );
}

function referencesOf(content: Content): { file: string; references: Reference[] }[] {
  return [
    ...content.tours.map((tour) => ({ file: contentFile('tours', tour.slug), references: tourReferences(tour) })),
    ...content.groupTours.map((tour) => ({
      file: contentFile('groupTours', tour.slug),
      references: tourReferences(tour),
    })),
    ...content.places.map((place) => ({
      file: contentFile('places', place.slug),
      references: [one('destinationId', 'destinations', place.destinationId)],
    })),
    ...content.accommodations.map((stay) => ({
      file: contentFile('accommodations', stay.slug),
      references: [one('destinationId', 'destinations', stay.destinationId)],
    })),
    ...content.activities.map((activity) => ({
      file: contentFile('activities', activity.slug),
      references: many('destinationIds', 'destinations', activity.destinationIds),
    })),
    ...content.posts.map((post) => ({
      file: contentFile('posts', post.slug),
      references: [
        ...many('relatedTourIds', 'tours', post.relatedTourIds),
        ...many('relatedDestinationIds', 'destinations', post.relatedDestinationIds),
      ],
    })),
    ...content.fees.map((fee) => ({
      file: contentFile('fees', fee.slug),
      references: [one('destinationId', 'destinations', fee.destinationId)],
    })),
    ...content.inspirations.map((inspiration) => ({
      file: contentFile('inspirations', inspiration.slug),
      references: [
        ...many('tourIds', 'tours', inspiration.tourIds),
        ...many('accommodationIds', 'accommodations', inspiration.accommodationIds),
        ...many('destinationIds', 'destinations', inspiration.destinationIds),
      ],
    })),
  ];
}

function tourReferences(tour: TourFile | GroupTourFile): Reference[] {
  return [
    one('destinationId', 'destinations', tour.destinationId),
    ...many('destinationIds', 'destinations', tour.destinationIds),
    ...many('relatedIds', 'tours', tour.relatedIds),
    ...tour.fees.map(({ fee }, index) => one(`fees.${index}.fee`, 'fees', fee)),
    ...tour.itinerary.flatMap((day, index) => [
      ...optional(`itinerary.${index}.destinationId`, 'destinations', day.destinationId),
      ...optional(`itinerary.${index}.accommodationId`, 'accommodations', day.accommodationId),
      ...many(`itinerary.${index}.activityIds`, 'activities', day.activityIds),
    ]),
  ];
}

function one(field: string, to: Referred, id: string): Reference {
  return { field, to, id };
}

function optional(field: string, to: Referred, id: string | undefined): Reference[] {
  return id === undefined ? [] : [one(field, to, id)];
}

function many(field: string, to: Referred, ids: readonly string[]): Reference[] {
  return ids.map((id, index) => one(`${field}.${index}`, to, id));
}

function slugs(records: readonly { slug: string }[]): Set<string> {
  return new Set(records.map((record) => record.slug));
}
