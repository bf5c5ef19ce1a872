import * as z from 'zod/mini';
import { listOf, pageQuery } from '#contract/paging.ts';
import { picture } from '#contract/picture.ts';
import { monthRatings, slug, text, usd, wholeNumber } from '#contract/values.ts';

export const activityType = z.enum(['adventure', 'cultural', 'wildlife', 'scenic']);
export type ActivityType = z.infer<typeof activityType>;

export const activityDifficulty = z.enum(['easy', 'moderate', 'challenging', 'extreme']);
export type ActivityDifficulty = z.infer<typeof activityDifficulty>;

export const activityDuration = z.object({ hours: wholeNumber, minutes: wholeNumber });
export type ActivityDuration = z.infer<typeof activityDuration>;

export const ageRange = z.object({ min: z.optional(wholeNumber), max: z.optional(wholeNumber) });
export type AgeRange = z.infer<typeof ageRange>;

/** Everything the quick view shows (spec §2 and §3), which is all a card needs too. */
export const activitySummary = z.object({
  id: z.string(),
  slug,
  name: text,
  summary: text,
  description: z.string(),
  type: z.optional(activityType),
  difficulty: z.optional(activityDifficulty),
  coverImage: picture,
  images: z.array(picture),
  location: z.optional(z.object({ name: text })),
  destinationIds: z.array(slug),
  rating: z.optional(z.number()),
  reviewCount: z.optional(wholeNumber),
  duration: z.optional(activityDuration),
  weatherDependency: z.boolean(),
  requirements: z.object({
    age: z.optional(ageRange),
    fitness: z.optional(z.string()),
    equipment: z.array(z.string()),
  }),
  pricing: z.object({ basePrice: usd, inclusions: z.array(z.string()) }),
  months: monthRatings,
});
export type ActivitySummary = z.infer<typeof activitySummary>;

/** What the activity's own page adds. */
export const activityBody = z.object({
  story: z.array(text),
  season: text,
  safety: z.array(text),
  cancellation: text,
  updatedAt: z.string(),
});

export const activitiesQuery = z.extend(pageQuery, {
  type: listOf(activityType),
  difficulty: listOf(activityDifficulty),
  destination: listOf(slug),
});
