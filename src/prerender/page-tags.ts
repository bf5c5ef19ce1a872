const structured = 'script[type="application/ld+json"]';
const tags = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  structured,
].join();

/**
 * Takes what a prerendered page says of itself out of the head, where the site does not hydrate it and says its own: a
 * list that is narrowed, or an address without a page. Left there, the first title would stay the title of every page.
 */
export function dropPageTags(): void {
  for (const tag of document.head.querySelectorAll(tags)) tag.remove();
}

/** Takes out what only machines read, which is true of the first page alone. */
export function dropStructuredData(): void {
  for (const tag of document.head.querySelectorAll(structured)) tag.remove();
}
