import { postCategories } from '#contract/choices.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { operator } from '#platform/operator.ts';
import { listOf, oneOf, page, type ReadSearch, searchReader, words } from '#platform/search-params.ts';

const longestTag = 80;

const fields = {
  page,
  category: listOf(oneOf(postCategories)),
  tag: listOf(words(longestTag)),
};

/** What `/blog` keeps in its address. */
type BlogSearch = ReadSearch<typeof fields>;

export const readBlogSearch = searchReader(fields);

export const blogPostsQuery = (search: BlogSearch = {}) => endpointQuery('listPosts', { query: search });

export const blogPostQuery = (slug: string) => endpointQuery('getPost', { params: { slug } });

/** Where feed readers find new posts, and what they call it. */
export const blogFeed = { href: '/blog/rss.xml', title: `${operator.name}: articles` };
