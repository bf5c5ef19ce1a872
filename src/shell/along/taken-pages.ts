import { hashKey } from '@tanstack/react-query';
import { matchPage } from '#contract/pages.ts';
import { keptAnswer, keptPaths } from '#platform/along/kept-pages.ts';
import { parcels, wholeSite } from '#platform/along/parcels.ts';
import { endpointOfRecord, type SavedPage, titleOf } from '#shell/error-pages/saved-pages.ts';
import { legalLinks, quickLinks } from '#shell/navigation/site-links.tsx';

/** Of pages that are no record's. */
const titles = new Map<string, string>([
  ['/', 'Home'],
  ...[...quickLinks, ...legalLinks].map(({ to, label }) => [to, label] as const),
  ['/group-tours', 'Group Tours'],
  ['/places', 'Places'],
  ['/inspirations', 'Inspirations'],
]);

/**
 * What was taken along and is there, to be chosen from: every page of a trip, in its order; of the whole site those that lead to all
 * others.
 */
export async function takenPages(): Promise<SavedPage[]> {
  const kept = new Set(await keptPaths());
  const trips = parcels.getSnapshot().filter(({ id }) => id !== wholeSite);
  const paths = new Set([...trips.flatMap(({ pages }) => pages), ...titles.keys()]);
  const pages = [...paths].filter((path) => kept.has(path)).map(titled);
  return (await Promise.all(pages)).flatMap((page) => page ?? []);
}

async function titled(href: string): Promise<SavedPage | undefined> {
  const title = titles.get(href) ?? (await titleOfRecord(href));
  return title === undefined ? undefined : { title, href };
}

async function titleOfRecord(path: string): Promise<string | undefined> {
  const { page, slug } = matchPage(path) ?? {};
  if (page === undefined || !('collection' in page)) return undefined;
  const answer = await keptAnswer(hashKey([endpointOfRecord(page.collection), { params: { slug } }]));
  return titleOf(answer?.data);
}
