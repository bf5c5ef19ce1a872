import type { BlogPostSummary } from '#contract/blog.ts';
import { BlogPostDates } from '#features/blog/blog-post-dates.tsx';
import { capitalise } from '#platform/format/words.ts';
import { Badge } from '#ui/badge.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

/** The newest post, across the whole width, picture beside text. */
export function LeadingPostCard({ post }: { post: BlogPostSummary }) {
  return (
    <article className="group relative grid items-center gap-x-12 gap-y-5 lg:grid-cols-[7fr_5fr]">
      <div className="card-shadow aspect-[16/10] overflow-hidden rounded-bento">
        <PlateImage
          picture={post.coverImage}
          sizes="(min-width: 64rem) min(54vw - 1.75rem, 62rem), 100vw"
          isPriority
          className="size-full transition-transform duration-[600ms] ease-[cubic-bezier(.2,.7,.2,1)] group-hover:scale-[1.03]"
        />
      </div>
      <div>
        <Badge>{capitalise(post.category)}</Badge>
        <h2 className="mt-4 max-w-[12.2em] text-title-2 leading-[1.08] tracking-[-0.012em]">
          <CardLink to="/blog/$postSlug" params={{ postSlug: post.slug }}>
            {post.title}
          </CardLink>
        </h2>
        <p className="mt-4 max-w-xl text-muted">{post.excerpt}</p>
        <p className="mt-5 text-label text-muted">
          <BlogPostDates post={post} />
        </p>
      </div>
    </article>
  );
}
