import { createFileRoute } from '@tanstack/react-router';
import { blogPostsQuery } from '#features/blog/blog.queries.ts';
import { blogFeed } from '#features/blog/blog-feed.ts';
import { BlogListPage } from '#features/blog/blog-list-page.tsx';
import { readBlogSearch } from '#features/blog/blog-search.ts';
import { ensureLists } from '#platform/ensure-lists.ts';
import { listHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/blog/')({
  validateSearch: readBlogSearch,
  loader: ({ context: { queryClient }, location, cause }) =>
    ensureLists({ queryClient, cause }, [blogPostsQuery(readBlogSearch(location.search))]),
  head: ({ match }) =>
    listHead('/blog', readBlogSearch(match.search), {
      title: 'Safari planning articles',
      description: 'Seasons, park fees, permits, packing and days in the field, worked out with dates and sums.',
      feed: blogFeed,
    }),
  component: BlogListPage,
});
