import type { Catalogue } from '#server/content/catalogue/catalogue.ts';

/** The addresses of the lists that have nothing to show. */
export function emptyPages(catalogue: Catalogue): string[] {
  const lists = {
    '/tours': catalogue.tours.size,
    '/destinations': catalogue.destinations.size,
    '/places': catalogue.places.size,
    '/group-tours': catalogue.groupTours.size,
    '/blog': catalogue.posts.size,
    '/faq': catalogue.faqs.length,
    '/inspirations': catalogue.inspirations.size,
  };
  return Object.entries(lists).flatMap(([page, records]) => (records === 0 ? [page] : []));
}
