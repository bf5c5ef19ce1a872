import type { BlogPost } from '#contract/details.ts';
import { type BlogPostEntry, type Catalogue, summariesOf } from '#server/catalogue/catalogue.ts';

/** A post with its text, what it is about, and its neighbours in time: `previous` is older, `next` is newer. */
export function blogPostDetail(catalogue: Catalogue, { record, summary }: BlogPostEntry): BlogPost {
  const newestFirst = [...catalogue.posts.values()].map((post) => post.summary);
  const position = newestFirst.indexOf(summary);
  return {
    ...summary,
    body: record.body,
    relatedTours: summariesOf(catalogue.tours, record.relatedTourIds),
    relatedDestinations: summariesOf(catalogue.destinations, record.relatedDestinationIds),
    previous: newestFirst[position + 1],
    next: newestFirst[position - 1],
  };
}
