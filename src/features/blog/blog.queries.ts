import type { BlogSearch } from '#features/blog/blog-search.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const blogPostsQuery = (search: BlogSearch = {}) => endpointQuery('listPosts', { query: search });

export const blogPostQuery = (slug: string) => endpointQuery('getPost', { params: { slug } });
