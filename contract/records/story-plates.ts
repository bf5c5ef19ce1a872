import * as z from 'zod/mini';
import { picture } from '#contract/records/picture.ts';
import { text, usd } from '#contract/values.ts';

/** A picture between the chapters of a text: the record's that the chapter below it speaks of. Two above one chapter are a pair. */
export const storyPlate = z.object({
  /** The id of the heading it hangs above. */
  chapter: text,
  name: text,
  /** The record's page. */
  href: text,
  /** Where it is or how long it takes. */
  note: text,
  /** The least it costs; of a journey the whole trip for each of two. */
  price: z.optional(z.object({ usd, per: z.enum(['night', 'person', 'journey']) })),
  picture,
});
export type StoryPlate = z.infer<typeof storyPlate>;
