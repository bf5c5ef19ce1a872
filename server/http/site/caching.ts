import { getMimeType } from 'hono/utils/mime';

/** Its name changes with its content. */
const immutable = 'public, max-age=31536000, immutable';

/**
 * A picture is shown as it was last seen and asked for behind, once an hour has passed: waiting for the answer
 * "unchanged" would keep every further visit waiting for the network. For a week; then it is asked for first.
 */
const staleWhileRevalidate = 'public, max-age=3600, stale-while-revalidate=604800';

/** Pages, the worker and data: they say what is so now. */
const revalidated = 'no-cache';

/** The `Cache-Control` of a file of the built site, by its path below the site's folder. */
export function cachingOf(path: string): string {
  if (path.startsWith('assets/') || path.startsWith('photos/')) return immutable;
  return getMimeType(path)?.startsWith('image/') ? staleWhileRevalidate : revalidated;
}

/** One for several files that have one rule: the shortest. */
export function cachingOfAll(paths: readonly string[]): string {
  const [first = revalidated, ...others] = new Set(paths.map(cachingOf));
  return others.length === 0 ? first : revalidated;
}
