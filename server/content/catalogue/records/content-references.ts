import type { GroupTourFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { type Content, contentFile, type contentFolders } from '#server/content/catalogue/records/read-content.ts';
import { notShown } from '#server/content/catalogue/records/unfinished.ts';
import { meantWords } from '#server/content/files/nearest-word.ts';
import type { FoundProblem } from '#server/content-error.ts';
import { oncePer } from '#server/once-per.ts';

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
      const isShown = unfinished.size === 0 || unfinished.has(file) || !unfinished.has(contentFile(kind, id));
      return isShown ? [] : [{ file, field, reason: `names ${id}, ${notShown}`, ...lack(to) }];
    }),
  );
}

/** Without a fee a trip would be shown for less than it costs. */
const lack = (to: Referred): Pick<FoundProblem, 'lacks'> => (to === 'fees' ? {} : { lacks: 'a reference' });

interface References {
  file: string;
  references: Reference[];
}

function referencesOf(content: Content): References[] {
  return [
    ...content.tours.map(ofTour),
    ...content.groupTours.map(ofGroupTour),
    ...content.places.map(ofPlace),
    ...content.accommodations.map(ofAccommodation),
    ...content.activities.map(ofActivity),
    ...content.posts.map(ofPost),
    ...content.fees.map(ofFee),
    ...content.inspirations.map(ofInspiration),
    ...content.reviews.map(ofReview),
  ];
}

const ofTour = referring('tours', tourReferences);
const ofGroupTour = referring('groupTours', tourReferences);
const ofPlace = referring('places', ({ destinationId }) => [one('destinationId', 'destinations', destinationId)]);
const ofAccommodation = referring('accommodations', ({ destinationId }) => [
  one('destinationId', 'destinations', destinationId),
]);
const ofActivity = referring('activities', ({ destinationIds }) =>
  many('destinationIds', 'destinations', destinationIds),
);
const ofPost = referring('posts', ({ relatedTourIds, relatedDestinationIds }) => [
  ...many('relatedTourIds', 'tours', relatedTourIds),
  ...many('relatedDestinationIds', 'destinations', relatedDestinationIds),
]);
const ofFee = referring('fees', ({ destinationId }) => [one('destinationId', 'destinations', destinationId)]);
const ofInspiration = referring('inspirations', ({ tourIds, accommodationIds, destinationIds }) => [
  ...many('tourIds', 'tours', tourIds),
  ...many('accommodationIds', 'accommodations', accommodationIds),
  ...many('destinationIds', 'destinations', destinationIds),
]);
const ofReview = referring('reviews', ({ tourId, groupTourId }) => [
  ...optional('tourId', 'tours', tourId),
  ...optional('groupTourId', 'groupTours', groupTourId),
]);

type Referring = Exclude<keyof typeof contentFolders, 'faqs' | 'legal' | 'otherCosts' | 'people' | 'destinations'>;

function referring<Kind extends Referring>(kind: Kind, referencesIn: (record: Content[Kind][number]) => Reference[]) {
  return oncePer(
    (record: Content[Kind][number]): References => ({
      file: contentFile(kind, record.slug),
      references: referencesIn(record),
    }),
  );
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
