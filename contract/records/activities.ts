import * as z from 'zod/mini';
import { listOf, pageQuery } from '#contract/api/paging.ts';
import { resolveActivityAliases } from '#contract/records/activity-aliases.ts';
import { picture } from '#contract/records/picture.ts';
import { monthRatings, openWord, slug, text, usd, wholeNumber } from '#contract/values.ts';

const activityTypes = ['adventure', 'cultural', 'wildlife', 'scenic'] as const;
export const activityType = z.enum(activityTypes);
export type ActivityType = z.infer<typeof activityType>;

const activityDifficulties = ['easy', 'moderate', 'challenging', 'extreme'] as const;
export const activityDifficulty = z.enum(activityDifficulties);
export type ActivityDifficulty = z.infer<typeof activityDifficulty>;

export const activityDuration = z.object({ hours: z._default(wholeNumber, 0), minutes: z._default(wholeNumber, 0) });
export type ActivityDuration = z.infer<typeof activityDuration>;

export const ageRange = z.object({ min: z.optional(wholeNumber), max: z.optional(wholeNumber) });
export type AgeRange = z.infer<typeof ageRange>;

const strings = z._default(z.array(z.string()), []);

/**
 * Everything the quick view shows (B-50), which is all a card needs too. What has a default (B-51)
 * may be missing, or be a word nobody here knows yet.
 */
export const activityFields = z.object({
  id: z.string(),
  slug,
  name: text,
  summary: text,
  description: z.string(),
  type: z.optional(openWord(activityTypes)),
  difficulty: z.optional(openWord(activityDifficulties)),
  coverImage: picture,
  images: z.array(picture),
  location: z.optional(z.object({ name: z.optional(z.string()) })),
  destinationIds: z.array(slug),
  rating: z.optional(z.number()),
  reviewCount: z.optional(wholeNumber),
  duration: z.optional(activityDuration),
  weatherDependency: z._default(z.boolean(), false),
  requirements: z._default(
    z.object({ age: z.optional(ageRange), fitness: z.optional(z.string()), equipment: strings }),
    { equipment: [] },
  ),
  pricing: z.object({ basePrice: usd, inclusions: strings }),
  months: monthRatings,
});

export const activitySummary = z.pipe(resolveActivityAliases, activityFields);
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
