import * as z from 'zod/mini';

/** Spec §3: the categories a fallback image exists for. */
export const placeholderCategories = [
  'accommodation',
  'room',
  'activity',
  'tour',
  'attraction',
  'destination',
  'place',
  'placeholder',
] as const;
export type PlaceholderCategory = (typeof placeholderCategories)[number];

/** A picture as a page shows it: where it is, what it shows, and its size in pixels so nothing shifts when it loads. */
export const picture = z.object({
  src: z.string().check(z.minLength(1)),
  /** The same picture for the dark theme, where there is one: placeholders have a night version. */
  darkSrc: z.optional(z.string()),
  alt: z.string(),
  width: z.int().check(z.gte(1)),
  height: z.int().check(z.gte(1)),
  caption: z.optional(z.string()),
  /** Narrower and wider renditions in a better format, as a `srcset`; `src` is for browsers that cannot read it. */
  avif: z.optional(z.string()),
  /** The picture's own colour, to stand in its frame until it arrives. */
  colour: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  /** A picture of a few hundred bytes, as a data address, to show until the real one arrives. */
  preview: z.optional(z.string()),
  /** Whose placeholder takes its place when it cannot be loaded. */
  category: z.optional(z.enum(placeholderCategories)),
  /** What must stay in view when a frame cuts the picture, as shares of its width and height. */
  focal: z.optional(z.object({ x: z.number(), y: z.number() })),
});
export type Picture = z.infer<typeof picture>;

const aliases: Record<string, PlaceholderCategory> = {
  hotel: 'accommodation',
  lodge: 'accommodation',
  resort: 'accommodation',
  adventure: 'activity',
  temple: 'attraction',
  museum: 'attraction',
};

/** The placeholder for a category or one of its other names; anything unknown gets the generic one (spec §3). */
export function placeholderFor(category: string): PlaceholderCategory {
  const name = category.toLowerCase();
  if (Object.hasOwn(aliases, name)) return aliases[name] ?? 'placeholder';
  return placeholderCategories.find((known) => known === name) ?? 'placeholder';
}

/** Where a category's placeholder lies, by day and by night. */
export function placeholderSources(category: PlaceholderCategory): Pick<Picture, 'src' | 'darkSrc'> {
  return { src: `/placeholders/${category}.svg`, darkSrc: `/placeholders/${category}-dark.svg` };
}
