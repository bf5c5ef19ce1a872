import * as z from 'zod/mini';

/** A picture as a page shows it: where it is, what it shows, and its size in pixels so nothing shifts when it loads. */
export const picture = z.object({
  src: z.string().check(z.minLength(1)),
  /** The same picture for the dark theme, where there is one: placeholders have a night version. */
  darkSrc: z.optional(z.string()),
  alt: z.string(),
  width: z.int().check(z.gte(1)),
  height: z.int().check(z.gte(1)),
  caption: z.optional(z.string()),
});
export type Picture = z.infer<typeof picture>;

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
