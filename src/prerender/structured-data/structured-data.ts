import { matchPage, type Page } from '#contract/pages.ts';
import { absolute } from '#platform/page-head.ts';
import { activityStatement } from '#src/prerender/structured-data/activity-things.ts';
import { inspirationStatement, postStatement } from '#src/prerender/structured-data/article-things.ts';
import { destinationStatement, placeStatement } from '#src/prerender/structured-data/destination-things.ts';
import {
  aboutStatement,
  contactStatement,
  faqStatement,
  homeStatement,
  legalStatement,
} from '#src/prerender/structured-data/fixed-page-things.ts';
import { groupTourStatement } from '#src/prerender/structured-data/group-tour-things.ts';
import { listStatement } from '#src/prerender/structured-data/list-things.ts';
import { stayStatement } from '#src/prerender/structured-data/stay-things.ts';
import type { PageStatement, QueryReader, Thing } from '#src/prerender/structured-data/thing.ts';
import { tourStatement } from '#src/prerender/structured-data/tour-things.ts';

const statements: Record<Page['path'], (read: QueryReader, slug: string) => PageStatement | undefined> = {
  '/': homeStatement,
  '/about': aboutStatement,
  '/contact': contactStatement,
  '/destinations': (read) => listStatement(read, '/destinations'),
  '/destinations/{slug}': destinationStatement,
  '/places': (read) => listStatement(read, '/places'),
  '/place/{slug}': placeStatement,
  '/tours': (read) => listStatement(read, '/tours'),
  '/tour/{slug}': tourStatement,
  '/group-tours': (read) => listStatement(read, '/group-tours'),
  '/group-tour/{slug}': groupTourStatement,
  '/accommodation/{slug}': stayStatement,
  '/activity/{slug}': activityStatement,
  '/blog': (read) => listStatement(read, '/blog'),
  '/blog/{slug}': postStatement,
  '/faq': faqStatement,
  '/privacy-policy': (read) => legalStatement(read, 'privacy-policy'),
  '/terms-and-conditions': (read) => legalStatement(read, 'terms-and-conditions'),
  '/search': () => undefined,
  '/search-test': () => undefined,
  '/inspirations': (read) => listStatement(read, '/inspirations'),
  '/inspiration/{slug}': inspirationStatement,
};

/**
 * What a page tells machines about its subject, in the words of schema.org, and the way to it. Nothing for a page that
 * search engines leave out, an address without a page, or a record whose answer is not in the cache.
 *
 * @param path a page's address without its query
 * @param read the query client its loaders have warmed
 */
export function structuredData(path: string, read: QueryReader): Thing[] {
  const match = matchPage(path);
  const statement = match && statements[match.page.path](read, match.slug ?? '');
  if (statement === undefined) return [];
  return statement.trail.length === 0 ? [...statement.things] : [...statement.things, breadcrumbList(statement)];
}

/** Ends a script, starts a comment or a character reference, or breaks a line for some readers of JavaScript. */
const unsafe = /[<>&\u2028\u2029]/g;

/** The same as markup for `<head>`, one script for the page; empty where there is nothing to say. */
export function structuredDataMarkup(path: string, read: QueryReader): string {
  const things = structuredData(path, read);
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  const safe = json.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/ld+json">${safe}</script>`;
}

/** The breadcrumbs of a page. The page itself is the last, and needs no address. */
function breadcrumbList({ trail, name }: PageStatement): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(to),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name },
    ],
  };
}
