import type { BlogPostSummary } from '#contract/blog.ts';
import { count } from '#contract/words/count.ts';
import { blogPostsQuery } from '#features/blog/blog.queries.ts';
import { blogFacets } from '#features/blog/blog-facets.ts';
import { BlogPostCard } from '#features/blog/blog-post-card.tsx';
import { readBlogSearch } from '#features/blog/blog-search.ts';
import { LeadingPostCard } from '#features/blog/leading-post-card.tsx';
import { ListPage } from '#shell/lists/list-page.tsx';
import { useList } from '#shell/lists/use-list.ts';
import { ListGrid } from '#ui/list-grid.tsx';

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
