import type { Review } from '#contract/records/reviews.ts';

/* Apart from the schemas, which no first view needs. */

const hostOf = /^https:\/\/([^/?#]+)/;

/** Hosts that can never be somebody's (RFC 2606). */
const reservedHost = /(?:^|[.@])(?:example|invalid|localhost|test|example\.(?:com|net|org))(?::\d{1,5})?$/i;

/** The address at which a visitor can read a review where it was published; undefined for an example, and where there is none. */
export function publishedAt({ isExample, source: { url } }: Pick<Review, 'isExample' | 'source'>): string | undefined {
  const host = url === undefined ? undefined : hostOf.exec(url)?.[1];
  return isExample || host === undefined || reservedHost.test(host) ? undefined : url;
}
