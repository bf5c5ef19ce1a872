import { createFileRoute } from '@tanstack/react-router';
import { blogFeed, blogPostQuery } from '#features/blog/blog.queries.ts';
import { BlogPostPage } from '#features/blog/blog-post-page.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { recordHead, recordMeta } from '#platform/page-head.ts';

export const Route = createFileRoute('/blog/$postSlug')({
  loader: async ({ context: { queryClient }, params: { postSlug } }) => {
    const { title, excerpt, publishedAt, updatedAt, coverImage } = await ensureRecord(
      queryClient,
      blogPostQuery(postSlug),
    );
    return recordMeta(`/blog/${postSlug}`, coverImage, {
      title,
      description: excerpt,
      article: { published: publishedAt, modified: updatedAt },
      feed: blogFeed,
    });
  },
  head: recordHead,
  component: BlogPostPage,
});
