import type { BlogPostSummary } from '#contract/blog.ts';
import { BlogPostDates } from '#features/blog/blog-post-dates.tsx';
import { capitalise } from '#platform/format/words.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CardLink } from '#ui/card-link.tsx';

interface BlogPostCardProps {
  post: BlogPostSummary;
  heading?: 'h2' | 'h3';
}

export function BlogPostCard({ post, heading = 'h3' }: BlogPostCardProps) {
  return (
    <Card
      picture={post.coverImage}
      heading={heading}
      badge={<Badge tone="paper">{capitalise(post.category)}</Badge>}
      title={
        <CardLink to="/blog/$postSlug" params={{ postSlug: post.slug }}>
          {post.title}
        </CardLink>
      }
      text={post.excerpt}
      facts={<BlogPostDates post={post} />}
    />
  );
}
