import { matchPage } from '#contract/pages.ts';
import type { Subject } from '#platform/analytics/site-event.ts';

/** What a page is about. An address without a page is only that: what stood in it may be anything. */
export function subjectOf(pathname: string): Subject {
  const match = matchPage(pathname);
  if (match === undefined) return { kind: 'not-found' };
  const { page, slug } = match;
  return 'collection' in page ? { kind: page.collection, id: slug } : { kind: page.path };
}
