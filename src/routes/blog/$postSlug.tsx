import { createFileRoute } from '@tanstack/react-router';
import { socialCardOf } from '#contract/social-card.ts';
import { blogPostQuery } from '#features/blog/blog.queries.ts';
import { blogFeed } from '#features/blog/blog-feed.ts';
import { BlogPostPage } from '#features/blog/blog-post-page.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/blog/$postSlug')({
  loader: async ({ context: { queryClient }, params }) => {
    const { title, excerpt, publishedAt, updatedAt, coverImage } = await ensureRecord(
      queryClient,
      blogPostQuery(params.postSlug),
    );
    return {
      title,
      description: excerpt,
      image: socialCardOf(`/blog/${params.postSlug}`),
      cover: coverImage,
      article: { published: publishedAt, modified: updatedAt },
      feed: blogFeed,
    };
  },
  head: ({ loaderData, params }) => (loaderData ? pageHead(`/blog/${params.postSlug}`, loaderData) : {}),
  component: BlogPostPage,
});
