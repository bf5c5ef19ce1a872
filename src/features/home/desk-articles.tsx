import type { BlogPostSummary } from '#contract/records/blog.ts';
import { BlogPostDates } from '#features/blog/blog-post-dates.tsx';
import { linkHandlers } from '#features/home/home-section.tsx';
import { capitalise } from '#platform/format.ts';
import type { PictureViews } from '#platform/images/picture-sources.ts';
import { CardLink } from '#ui/card-link.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

const rowViews: PictureViews = [
  { from: 40, shape: 'thumb', width: '8rem' },
  { shape: 'thumb', width: '4.5rem' },
];
const leadViews: PictureViews = [{ from: 64, shape: 'list', width: 'min(45vw, 53.5rem)' }, ...rowViews];

/** Articles as rows; on a desktop the newest stands large beside the others. */
export function DeskArticles({ posts }: { posts: readonly BlogPostSummary[] }) {
  return (
    <ul className="grid gap-x-8 border-line-strong/40 border-b lg:grid-cols-2">
      {posts.map((post, index) => {
        const isLead = index === 0;
        return (
          <li
            key={post.id}
            {...linkHandlers(post.coverImage)}
            className={`relative flex gap-4 border-line-strong/40 border-t py-3 sm:gap-8 sm:py-6 ${isLead ? 'lg:row-span-2 lg:block' : ''}`}
          >
            <PlateImage
              picture={post.coverImage}
              views={isLead ? leadViews : rowViews}
              className={`card-shadow aspect-square w-18 shrink-0 self-start rounded-card sm:w-32 ${isLead ? 'lg:aspect-[16/10] lg:w-full' : ''}`}
            />
            <div className={isLead ? 'lg:pt-4' : ''}>
              <h3 className={`text-lg leading-tight ${isLead ? 'sm:text-title-2' : 'sm:text-title-3'}`}>
                <CardLink to="/blog/$postSlug" params={{ postSlug: post.slug }}>
                  {post.title}
                </CardLink>
              </h3>
              <p className="mt-1.5 text-[0.96875rem] text-muted leading-normal max-sm:hidden">{post.excerpt}</p>
              <p className="mt-1 text-label text-muted">
                <span className="max-sm:hidden">{`${capitalise(post.category)} · `}</span>
                <BlogPostDates post={post} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
