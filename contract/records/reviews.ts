import * as z from 'zod/mini';
import { calendarMonth, slug, text, webAddress } from '#contract/values.ts';

/** Where it was published, and the address it can be read at. */
export const reviewSource = z.object({ name: text, url: z.optional(webAddress) });

/** What a traveller wrote. There is no number of stars: nobody here counts or averages what others felt. */
export const review = z.object({
  slug,
  /** Theirs, and short enough to be read on a card. */
  words: text.check(z.maxLength(700)),
  who: text,
  /** When they wrote it. */
  month: calendarMonth,
  /** The trip it is about, where it is about one we offer. */
  about: z.optional(z.object({ kind: z.enum(['tour', 'group tour']), slug, name: text })),
  source: reviewSource,
  isExample: z.boolean(),
});
export type Review = z.infer<typeof review>;

export const reviews = z.object({ reviews: z.array(review) });
