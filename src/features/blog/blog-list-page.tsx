import type { BlogPostSummary } from '#contract/records/blog.ts';
import { count } from '#contract/words/count.ts';
import { blogPostsQuery, readBlogSearch } from '#features/blog/blog.queries.ts';
import { BlogPostDates } from '#features/blog/blog-post-dates.tsx';
import { ListPage } from '#parts/lists/list-page.tsx';
import { useList } from '#parts/lists/use-list.ts';
import { capitalise } from '#platform/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CardLink } from '#ui/card-link.tsx';
import type { Facet } from '#ui/facets/facet.ts';
import { ListGrid } from '#ui/list-grid.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

export function BlogListPage() {
  const list = useList({ path: '/blog', facets: blogFacets, readSearch: readBlogSearch, query: blogPostsQuery });

  return (
    <ListPage
      {...list}
      title="From the planning desk"
      lead="What we explain most often, written down: seasons, fees, permits and bags, each with its sums and the day we checked them."
      countText={(total) => count(total, 'article')}
      renderRecords={({ posts, page }) => {
        const [newest, ...others] = posts;
        if (page > 1 || newest === undefined) return <PostGrid posts={posts} />;
        return (
          <>
            <LeadingPostCard post={newest} />
            {others.length > 0 && (
              <div className="mt-14 border-line border-t pt-14">
                <PostGrid posts={others} isAfterLead />
              </div>
            )}
          </>
        );
      }}
    />
  );
}

function PostGrid({ posts, isAfterLead = false }: { posts: readonly BlogPostSummary[]; isAfterLead?: boolean }) {
  return (
    <ListGrid first={isAfterLead ? 'row' : 'large'}>
      {posts.map((post) => (
        <BlogPostCard key={post.id} post={post} heading="h2" />
      ))}
    </ListGrid>
  );
}

/** The newest post, across the whole width, picture beside text. */
function LeadingPostCard({ post }: { post: BlogPostSummary }) {
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

interface BlogPostCardProps {
  post: BlogPostSummary;
  heading?: 'h2' | 'h3';
}

function BlogPostCard({ post, heading = 'h3' }: BlogPostCardProps) {
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

const blogFacets: readonly Facet[] = [
  { key: 'category', label: 'Category' },
  { key: 'tag', label: 'Subject' },
];
