import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listPosts } from '#contract/api/endpoints.ts';
import { type BlogPostSummary, type blogQuery, postCategory } from '#contract/records/blog.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { capitalised } from '#server/content/catalogue/lists/facet-options.ts';
import { type ListRules, listPage } from '#server/content/catalogue/lists/list-page.ts';

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
