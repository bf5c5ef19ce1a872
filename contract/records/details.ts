import * as z from 'zod/mini';
import { accommodationBody, accommodationSummary } from '#contract/records/accommodations.ts';
import { activityBody, activityFields, activitySummary } from '#contract/records/activities.ts';
import { resolveActivityAliases } from '#contract/records/activity-aliases.ts';
import { blogPostBody, blogPostSummary } from '#contract/records/blog.ts';
import { destinationBody, destinationSummary } from '#contract/records/destinations.ts';
import { departure, groupTourSummary } from '#contract/records/group-tours.ts';
import { inspirationBody, inspirationSummary } from '#contract/records/inspirations.ts';
import { atlasMap } from '#contract/records/maps.ts';
import { person } from '#contract/records/people.ts';
import { picture } from '#contract/records/picture.ts';
import { placeBody, placeSummary } from '#contract/records/places.ts';
import { tripProof } from '#contract/records/proof.ts';
import { review } from '#contract/records/reviews.ts';
import { storyPlate } from '#contract/records/story-plates.ts';
import { tourBody, tourSummary } from '#contract/records/tours.ts';

/*
 * What a page of one record needs, in one answer: the record and the cards of what it refers to. One request a page
 * keeps a phone on a slow network out of waterfalls.
 */

/** An operator's own pictures of a record; left out where there are none. */
const photographs = z.optional(z.array(picture));

const tourPageParts = {
  ...tourBody.shape,
  photographs,
  map: atlasMap,
  destinations: z.array(destinationSummary),
  accommodations: z.array(accommodationSummary),
  activities: z.array(activitySummary),
  relatedTours: z.array(tourSummary),
  /** Who answers for it and who may guide it, what travellers wrote of it, what can be checked: left out where there is none. */
  planner: z.optional(person),
  guides: z.optional(z.array(person)),
  reviews: z.optional(z.array(review)),
  proof: z.optional(tripProof),
};

export const tour = z.extend(tourSummary, tourPageParts);
export type Tour = z.infer<typeof tour>;

export const groupTour = z.extend(groupTourSummary, { ...tourPageParts, departures: z.array(departure) });
export type GroupTour = z.infer<typeof groupTour>;

export const destination = z.extend(destinationSummary, {
  ...destinationBody.shape,
  photographs,
  map: atlasMap,
  places: z.array(placeSummary),
  accommodations: z.array(accommodationSummary),
  activities: z.array(activitySummary),
  tours: z.array(tourSummary),
  groupTours: z.array(groupTourSummary),
});
export type Destination = z.infer<typeof destination>;

export const place = z.extend(placeSummary, {
  ...placeBody.shape,
  photographs,
  map: atlasMap,
  nearby: z.array(placeSummary),
  tours: z.array(tourSummary),
});
export type Place = z.infer<typeof place>;

export const accommodation = z.extend(accommodationSummary, {
  ...accommodationBody.shape,
  photographs,
  /** By the id of the room; only rooms that have some. */
  roomPhotographs: z.optional(z.record(z.string(), z.array(picture))),
  map: atlasMap,
  tours: z.array(tourSummary),
  nearby: z.array(accommodationSummary),
});
export type Accommodation = z.infer<typeof accommodation>;

export const activity = z.pipe(
  resolveActivityAliases,
  z.extend(activityFields, {
    ...activityBody.shape,
    photographs,
    destinations: z.array(destinationSummary),
    tours: z.array(tourSummary),
  }),
);
export type Activity = z.infer<typeof activity>;

export const blogPost = z.extend(blogPostSummary, {
  ...blogPostBody.shape,
  photographs,
  plates: z._default(z.array(storyPlate), []),
  relatedTours: z.array(tourSummary),
  relatedDestinations: z.array(destinationSummary),
  previous: z.optional(blogPostSummary),
  next: z.optional(blogPostSummary),
});
export type BlogPost = z.infer<typeof blogPost>;

export const inspiration = z.extend(inspirationSummary, {
  ...inspirationBody.shape,
  photographs,
  plates: z._default(z.array(storyPlate), []),
  tours: z.array(tourSummary),
  accommodations: z.array(accommodationSummary),
  destinations: z.array(destinationSummary),
});
export type Inspiration = z.infer<typeof inspiration>;
