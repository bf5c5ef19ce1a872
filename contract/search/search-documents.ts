import * as z from 'zod/mini';
import { destinationTypes, placeCategories, tiers, tourDifficulties, tourStyles } from '#contract/choices.ts';
import { accommodationTypes, boards } from '#contract/records/accommodations.ts';
import { picture } from '#contract/records/picture.ts';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { calendarDay, country, latitude, local, longitude, openWord, slug, usd } from '#contract/values.ts';

/*
 * What is searched: one flat document a record, with the names of what it refers to instead of their slugs, since
 * visitors search by name. The order of documents is the catalogue's own; of two equally good hits the earlier one
 * comes first.
 */

const texts = z.array(z.string());

/** 1 is January: the months rated good or best, or those with a departure. */
const months = z.array(z.int().check(z.gte(1), z.lte(12)));

/** Meilisearch's own name and shape for a spot on earth. */
const geo = z.object({ lat: latitude, lng: longitude });

/** `id` holds only letters, digits, hyphens and underscores, as Meilisearch wants; `description` is plain text. */
const common = {
  id: z.string().check(z.regex(/^[\w-]{1,511}$/)),
  slug,
  name: z.string(),
  summary: z.string(),
  description: z.string(),
  picture,
  countries: z.array(country),
};

const journey = {
  ...common,
  tagline: z.string(),
  /** Names, in the order of the route. */
  destinations: texts,
  highlights: texts,
  /** Names. */
  activities: texts,
  /** Titles of the itinerary's days. */
  days: texts,
  /** Whom it suits, in words; unknown to a device that has only seen lists. */
  suits: z.optional(texts),
  /** What travellers call it and no text of it says; unknown to a device that has only seen lists. */
  terms: z.optional(texts),
  /** Days. */
  duration: z.int(),
  /** What each of two pays for the whole trip in the cheapest month, in whole dollars; results are ordered and narrowed by it. */
  price: usd,
  /** That month, January 1, and of the price the tour itself; unknown to a device that has only seen older lists. */
  priceMonth: z.optional(z.int()),
  tourPrice: z.optional(usd),
  kenyaPrice: local,
  months,
};

export const tourDocument = z.object({
  ...journey,
  style: openWord(tourStyles),
  tier: openWord(tiers),
  difficulty: openWord(tourDifficulties),
  label: z.optional(z.string()),
  featured: z.boolean(),
});
export type TourDocument = z.infer<typeof tourDocument>;

/** Without seats: they change by the minute and live in the store. */
export const groupTourDocument = z.object({
  ...journey,
  nextDeparture: z.optional(calendarDay),
  guaranteed: z.boolean(),
});
export type GroupTourDocument = z.infer<typeof groupTourDocument>;

export const destinationDocument = z.object({
  ...common,
  county: z.string(),
  type: openWord(destinationTypes),
  highlights: texts,
  /** Species. */
  wildlife: texts,
  /** Names. */
  places: texts,
  /** Names of what can be done here; unknown to a device that has only seen lists. */
  activities: z.optional(texts),
  /** Searched, and not shown: its animals with its months. */
  terms: z.optional(texts),
  months,
  _geo: geo,
});
export type DestinationDocument = z.infer<typeof destinationDocument>;

/** The destination it lies in, by name and by slug. */
const within = { destination: z.string(), destinationSlug: slug, _geo: geo };

export const placeDocument = z.object({ ...common, ...within, category: openWord(placeCategories) });
export type PlaceDocument = z.infer<typeof placeDocument>;

export const accommodationDocument = z.object({
  ...common,
  ...within,
  type: openWord(accommodationTypes),
  tier: openWord(tiers),
  facilities: texts,
  board: openWord(boards),
  /** Dollars a night. */
  price: usd,
});
export type AccommodationDocument = z.infer<typeof accommodationDocument>;

/** Everything that can be searched, by index. */
export const searchDocuments = z.object({
  tours: z.array(tourDocument),
  group_tours: z.array(groupTourDocument),
  destinations: z.array(destinationDocument),
  places: z.array(placeDocument),
  accommodations: z.array(accommodationDocument),
} satisfies Record<IndexUid, z.core.SomeType>);
export type SearchDocuments = z.infer<typeof searchDocuments>;
