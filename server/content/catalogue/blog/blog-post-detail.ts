import type { BlogPost } from '#contract/records/details.ts';
import type { Prose } from '#contract/records/prose.ts';
import { type BlogPostEntry, type Catalogue, listedOf, summariesOf } from '#server/content/catalogue/catalogue.ts';
import { photographsPart } from '#server/content/catalogue/photographs.ts';
import { storyPlatesOf } from '#server/content/catalogue/story-plates.ts';

/** A post with its text, what it is about, and its neighbours in time: `previous` is older, `next` is newer. */
export function blogPostDetail(catalogue: Catalogue, { record, summary, isHidden }: BlogPostEntry): BlogPost {
  const newestFirst = [...catalogue.posts.values()].map((post) => post.summary);
  // One that is hidden is no neighbour, and has none.
  const position = isHidden ? Number.NaN : newestFirst.indexOf(summary);
  return {
    ...summary,
    body: record.body,
    ...photographsPart(catalogue.photographs, 'blog', record),
    plates: storyPlatesOf(catalogue, withoutEnd(record.body), summary.coverImage),
    relatedTours: listedOf(catalogue.tours, record.relatedTourIds),
    relatedDestinations: summariesOf(catalogue.destinations, record.relatedDestinationIds),
    previous: newestFirst[position + 1],
    next: newestFirst[position - 1],
  };
}

/** An article ends with what we do not know, of which there is no picture. */
function withoutEnd(body: Prose): Prose {
  return body.slice(
    0,
    body.findLastIndex((block) => block.kind === 'heading' && block.level === 2),
  );
}
