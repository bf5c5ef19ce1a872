import { matchPage } from '#contract/pages.ts';
import { sentinelPageStatus } from '#server/api/sentinels.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';

/** Whether the page at a path is of a record that stands in no list; machines are then asked to leave it out as well. */
export function isHiddenPage(path: string, catalogue: Catalogue): boolean {
  const match = matchPage(path);
  if (match === undefined || !('collection' in match.page) || match.slug === undefined) return false;
  return catalogue[match.page.collection].get(match.slug)?.isHidden === true;
}

/** 200 for an address that contract/pages.ts knows and whose record exists, else 404. */
export function pageStatus(path: string, catalogue: Catalogue, sentinels: boolean): 200 | 404 {
  const match = matchPage(path);
  if (match === undefined) return 404;
  if (!('collection' in match.page) || match.slug === undefined) return 200;
  if (catalogue[match.page.collection].has(match.slug)) return 200;
  return (sentinels && sentinelPageStatus(match.slug)) || 404;
}
