import type { GroupTourFile, TourFile } from '#server/catalogue/content/content-schema.ts';
import { type Content, contentFile } from '#server/catalogue/content/read-content.ts';
import { notShown } from '#server/catalogue/content/unfinished.ts';
import { meantWords } from '#server/content/nearest-word.ts';
import type { FoundProblem } from '#server/content-error.ts';

type Referred =
  | 'tours'
  | 'groupTours'
  | 'destinations'
  | 'accommodations'
  | 'activities'
  | 'fees'
  | 'planners'
  | 'guides';
type Reference = { field: string; to: Referred; id: string };

/** How a writer finds them, where they are not all of a folder of that name. */
const places: Partial<Record<Referred, { among: string; written: string }>> = {
  groupTours: { among: 'in group-tours', written: 'a file in group-tours' },
  planners: { among: 'among the planners in people', written: 'a file in people whose role is planner' },
  guides: { among: 'among the guides in people', written: 'a file in people whose role is guide' },
};

/** Every id that names a record which is not there, or not shown where what names it is. */
export function brokenReferences(content: Content, unfinished: ReadonlySet<string>): FoundProblem[] {
  const known: Record<Referred, Set<string>> = {
    tours: slugs(content.tours),
    groupTours: slugs(content.groupTours),
    destinations: slugs(content.destinations),
    accommodations: slugs(content.accommodations),
    activities: slugs(content.activities),
    fees: slugs(content.fees),
    planners: slugs(content.people.filter(({ role }) => role === 'planner')),
    guides: slugs(content.people.filter(({ role }) => role === 'guide')),
  };
  return referencesOf(content).flatMap(({ file, references }) =>
    references.flatMap(({ field, to, id }) => {
      if (!known[to].has(id)) {
        const { among, written } = places[to] ?? { among: `in ${to}`, written: `a file in ${to}` };
        const meant = meantWords(id, [...known[to]], `the name of ${written}, without .json`);
        return [{ file, field, reason: `names ${id}, which is not ${among}; ${meant}`, ...lack(to) }];
      }
      const kind = to === 'planners' || to === 'guides' ? 'people' : to;
      const isShown = unfinished.has(file) || !unfinished.has(contentFile(kind, id));
      return isShown ? [] : [{ file, field, reason: `names ${id}, ${notShown}`, ...lack(to) }];
    }),
  );
}

/** Without a fee a trip would be told for less than it costs. */
const lack = (to: Referred): Pick<FoundProblem, 'lacks'> => (to === 'fees' ? {} : { lacks: 'a reference' });

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
    ...content.reviews.map((review) => ({
      file: contentFile('reviews', review.slug),
      references: [
        ...optional('tourId', 'tours', review.tourId),
        ...optional('groupTourId', 'groupTours', review.groupTourId),
      ],
    })),
  ];
}

function tourReferences(tour: TourFile | GroupTourFile): Reference[] {
  return [
    one('destinationId', 'destinations', tour.destinationId),
    ...many('destinationIds', 'destinations', tour.destinationIds),
    ...many('relatedIds', 'tours', tour.relatedIds),
    ...optional('plannerId', 'planners', tour.plannerId),
    ...many('guideIds', 'guides', tour.guideIds ?? []),
    ...(tour.optionalActivities ?? []).map(({ activityId }, index) =>
      one(`optionalActivities.${index}.activityId`, 'activities', activityId),
    ),
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
