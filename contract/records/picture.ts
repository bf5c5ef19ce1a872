import * as z from 'zod/mini';
import { photo } from '#contract/records/photograph.ts';
import { placeholderCategories, placeholderFor } from '#contract/records/placeholders.ts';

/** A picture as a page shows it: where it is, what it shows, and its size in pixels so nothing shifts when it loads. */
export const picture = z.object({
  src: z.string().check(z.minLength(1)),
  /** The same picture for the dark theme, where there is one: placeholders have a night version. */
  darkSrc: z.optional(z.string()),
  alt: z.string(),
  width: z.int().check(z.gte(1)),
  height: z.int().check(z.gte(1)),
  caption: z.optional(z.string()),
  /** What the addresses of its renditions begin with, where it is a plate composed in several shapes (plate-shapes.ts). */
  plate: z.optional(z.string()),
  /** Narrower and wider renditions in a better format, as a `srcset`; `src` is for browsers that cannot read it. */
  avif: z.optional(z.string()),
  /** The picture's own colour, to stand in its frame until it arrives. */
  colour: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  /** A picture of a few hundred bytes, as a data address, to show until the real one arrives. */
  preview: z.optional(z.string()),
  /** Only a photograph has it; a plate or a placeholder is drawn. */
  photo: z.optional(photo),
  /** Whose placeholder takes its place when it cannot be loaded: another name for one, or none that is known, loses no record. */
  category: z.optional(
    z.catch(z.enum(placeholderCategories), (found?: { input?: unknown }) => placeholderFor(String(found?.input))),
  ),
});
export type Picture = z.infer<typeof picture>;
