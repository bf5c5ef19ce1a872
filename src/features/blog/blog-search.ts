import { blogQuery } from '#contract/blog.ts';
import { type ReadSearch, readSearch } from '#platform/search-params.ts';

const { limit: _limit, q: _q, ...fields } = blogQuery.shape;

/** What `/blog` keeps in its address. */
export type BlogSearch = ReadSearch<typeof fields>;

export const readBlogSearch = (search: Record<string, unknown>): BlogSearch => readSearch(fields, search);
