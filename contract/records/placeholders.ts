/** The categories a fallback image exists for (B-42). */
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

/** The placeholder for a category or one of its other names; anything unknown gets the generic one. */
export function placeholderFor(category: string): PlaceholderCategory {
  const name = category.toLowerCase();
  if (Object.hasOwn(aliases, name)) return aliases[name] ?? 'placeholder';
  return placeholderCategories.find((known) => known === name) ?? 'placeholder';
}

/** Where a category's placeholder lies, by day and by night. */
export function placeholderSources(category: PlaceholderCategory): { src: string; darkSrc: string } {
  return { src: `/placeholders/${category}.svg`, darkSrc: `/placeholders/${category}-dark.svg` };
}
