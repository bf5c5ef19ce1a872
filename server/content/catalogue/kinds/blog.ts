import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listPosts } from '#contract/api/endpoints.ts';
import { type BlogPostSummary, blogPostSummary, type blogQuery, postCategory } from '#contract/records/blog.ts';
import type { BlogPost } from '#contract/records/details.ts';
import type { Prose } from '#contract/records/prose.ts';
import { type BlogPostEntry, type Catalogue, listedOf, summariesOf } from '#server/content/catalogue/catalogue.ts';
import { capitalised, type ListRules, listPage } from '#server/content/catalogue/lists/list-page.ts';
import { coverOfRecord, photographsPart } from '#server/content/catalogue/pictures.ts';
import { readingMinutes } from '#server/content/catalogue/records/prose-facts.ts';
import type { BlogPostContent } from '#server/content/catalogue/records/read-content.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';
import { storyPlatesOf } from '#server/content/catalogue/story-plates.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function blogPostSummaryOf(post: BlogPostContent, made: MadePhotographs): BlogPostSummary {
  return {
    ...shownFields(blogPostSummary, post),
    id: post.slug,
    readingMinutes: readingMinutes(post.body),
    coverImage: coverOfRecord('blog', post, made),
  };
}

type BlogQuery = z.infer<typeof blogQuery>;

export function blogPostList(catalogue: Catalogue, query: BlogQuery): EndpointAnswer<typeof listPosts> {
  const posts = [...catalogue.posts.values()].map(({ summary }) => summary);
  const { items, envelope } = listPage(posts, query, blogPostRules(posts));
  return { posts: items, ...envelope };
}

function blogPostRules(posts: readonly BlogPostSummary[]): ListRules<BlogPostSummary, BlogQuery> {
  const tags = [...new Set(posts.flatMap((post) => post.tags))].toSorted((a, b) => a.localeCompare(b, 'en'));
  return {
    noun: 'posts',
    facets: [
      { key: 'category', options: capitalised(postCategory.options), valuesOf: (post) => [post.category] },
      { key: 'tag', options: capitalised(tags), valuesOf: (post) => post.tags },
    ],
    textOf: (post) => [post.title, post.excerpt, post.category, ...post.tags],
  };
}

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
