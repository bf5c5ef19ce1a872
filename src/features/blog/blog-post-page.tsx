import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { blogPostQuery } from '#features/blog/blog.queries.ts';
import { BlogPostContents } from '#features/blog/blog-post-contents.tsx';
import { BlogPostDates } from '#features/blog/blog-post-dates.tsx';
import { BlogPostNeighbours } from '#features/blog/blog-post-neighbours.tsx';
import { BlogPostSubjects } from '#features/blog/blog-post-subjects.tsx';
import { BlogPostTrips } from '#features/blog/blog-post-trips.tsx';
import { capitalise } from '#platform/format/words.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { PhotographStrip } from '#shell/photographs/photograph-strip.tsx';
import { beginningOf, StoryChapters } from '#shell/stories/story-chapters.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { DetailPage } from '#ui/detail-page.tsx';
import { ProseText } from '#ui/prose-text.tsx';

export function BlogPostPage() {
  const { postSlug } = useParams({ from: '/blog/$postSlug' });
  const { data: post } = useSuspenseQuery(blogPostQuery(postSlug));

  return (
    <DetailPage
      picture={post.coverImage}
      title={post.title}
      lead={post.excerpt}
      breadcrumbs={<Breadcrumbs trail={trailBelow('/blog')} current={post.title} />}
      eyebrow={
        <>
          <Badge>{capitalise(post.category)}</Badge>
          <p className="text-label text-muted sm:pl-2">
            <BlogPostDates post={post} hasUpdate />
          </p>
        </>
      }
      panel={<BlogPostContents prose={post.body} />}
      across={
        <>
          <StoryChapters prose={post.body} plates={post.plates} />
          <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-20 pb-20">
            <PhotographStrip photographs={post.photographs} />
            <BlogPostSubjects tags={post.tags} />
          </div>
        </>
      }
      below={
        <div className="page-width grid gap-20 pb-24 print:hidden">
          <BlogPostTrips tours={post.relatedTours} destinations={post.relatedDestinations} />
          <BlogPostNeighbours previous={post.previous} next={post.next} />
        </div>
      }
    >
      <ProseText prose={beginningOf(post.body)} />
    </DetailPage>
  );
}
