import type { Catalogue } from '#server/content/catalogue/catalogue.ts';

/** How many records the site is made of. */
export function recordCount(catalogue: Catalogue): number {
  const { tours, groupTours, destinations, places, accommodations, activities, posts, inspirations, legal } = catalogue;
  const { faqs, fees, otherCosts, people, reviews } = catalogue;
  const collections = [tours, groupTours, destinations, places, accommodations, activities, posts, inspirations, legal];
  const lists = [faqs, fees, otherCosts, people, reviews];
  return [...collections.map(({ size }) => size), ...lists.map(({ length }) => length)].reduce((sum, one) => sum + one);
}
