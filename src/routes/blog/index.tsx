import { createFileRoute } from '@tanstack/react-router';
import { blogFeed, blogPostsQuery, readBlogSearch } from '#features/blog/blog.queries.ts';
import { BlogListPage } from '#features/blog/blog-list-page.tsx';
import { listHead } from '#platform/page-head.ts';
import { ensureLists } from '#platform/router-context.ts';

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
