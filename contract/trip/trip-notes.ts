import * as z from 'zod/mini';
import { instant, latitude, longitude, monthRatings } from '#contract/values.ts';

const words = z.string();

/**
 * What a traveller needs on the way of a trip that was agreed to. It is as the office and the content have it today, and no part of
 * what was agreed to; nothing in it costs anything.
 */
export const tripNotes = z.object({
  /** Who meets them, and where, as the office writes it; `before` is what stood there until `at`, null where nothing did. */
  meeting: z.nullable(z.object({ text: words, at: instant, before: z.nullable(words) })),
  /** The office's telephone at night; null where it has none. */
  nightPhone: z.nullable(words),
  /** Those of the trip that are stays of ours, by the name the days have. */
  stays: z.array(z.object({ name: words, telephone: z.optional(words), lat: latitude, lng: longitude })),
  packing: z.array(words),
  /** In the order of the way. */
  destinations: z.array(z.object({ name: words, months: monthRatings, whenToGo: words })),
});
export type TripNotes = z.infer<typeof tripNotes>;
