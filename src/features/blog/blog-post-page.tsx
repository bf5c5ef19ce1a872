import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { BlogPostSummary } from '#contract/records/blog.ts';
import type { BlogPost } from '#contract/records/details.ts';
import type { Prose } from '#contract/records/prose.ts';
import { blogPostQuery } from '#features/blog/blog.queries.ts';
import { BlogPostDates } from '#features/blog/blog-post-dates.tsx';
import { DestinationLinks } from '#features/destinations/destination-links.tsx';
import { TourCard } from '#features/tours/tour-card.tsx';
import { PhotographStrip } from '#parts/photographs/photograph-strip.tsx';
import { beginningOf, StoryChapters } from '#parts/stories/story-chapters.tsx';
import { capitalise } from '#platform/format.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { DetailPage } from '#ui/detail-page.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { chaptersOf } from '#ui/prose-contents.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { TextLink } from '#ui/text.tsx';

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
            <PhotographStrip photographs={post.photographs} head={post.coverImage} />
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

/** The article's chapters: a panel beside it on a desktop, one line to swipe on a phone. An article without chapters has none. */
function BlogPostContents({ prose }: { prose: Prose }) {
  const chapters = chaptersOf(prose);
  if (chapters.length === 0) return null;
  return (
    <nav
      aria-label="In this article"
      className="lg:raised-shadow max-lg:-mx-(--gutter) lg:rounded-panel lg:bg-surface lg:p-7 print:hidden"
    >
      <p className="font-display font-semibold text-xl max-lg:sr-only">In this article</p>
      <ol className="max-lg:flex max-lg:gap-2 max-lg:overflow-x-auto max-lg:contain-inline-size max-lg:px-(--gutter) max-lg:py-1 lg:mt-3 lg:border-line lg:border-t lg:pt-2">
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1.5 text-[0.96875rem] leading-snug decoration-2 decoration-accent underline-offset-4 hover:underline max-lg:whitespace-nowrap max-lg:rounded-full max-lg:border max-lg:border-line-strong max-lg:px-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** What an article is about; each leads to the others about it. */
function BlogPostSubjects({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label="More about the same" className="border-line border-t pt-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              to="/blog"
              search={{ tag: [tag] }}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-[0.9375rem] hover:bg-sand"
            >
              {capitalise(tag)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface BlogPostTripsProps {
  tours: BlogPost['relatedTours'];
  destinations: BlogPost['relatedDestinations'];
}

/** Where an article can lead: tours that go there, and the destinations it speaks of. */
function BlogPostTrips({ tours, destinations }: BlogPostTripsProps) {
  return (
    <>
      {tours.length > 0 && (
        <PageSection title="Tours that go there" aside={<TextLink to="/tours">All tours</TextLink>}>
          <CardGrid>
            {tours.slice(0, 3).map((tour) => (
              <TourCard key={tour.id} tour={tour} />
            ))}
          </CardGrid>
        </PageSection>
      )}
      {destinations.length > 0 && (
        <PageSection title="Destinations in this article">
          <DestinationLinks destinations={destinations} />
        </PageSection>
      )}
    </>
  );
}

interface BlogPostNeighboursProps {
  previous: BlogPostSummary | undefined;
  next: BlogPostSummary | undefined;
}

const linkClass = 'group flex h-full flex-col gap-2 rounded-panel bg-sand p-6 sm:p-8';
const labelClass = 'flex items-center gap-2 font-medium text-label text-muted';
const titleClass =
  'font-display font-semibold text-title-3 leading-tight decoration-2 decoration-accent underline-offset-4 group-hover:underline';

/** The articles written just before and just after. */
function BlogPostNeighbours({ previous, next }: BlogPostNeighboursProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label="Other articles">
      <ul className="grid gap-4 sm:grid-cols-2">
        {previous && (
          <li>
            <Link to="/blog/$postSlug" params={{ postSlug: previous.slug }} className={linkClass}>
              <span className={labelClass}>
                <ArrowLeft aria-hidden="true" size={16} />
                Previous article
              </span>
              <span className={titleClass}>{previous.title}</span>
            </Link>
          </li>
        )}
        {next && (
          <li className="sm:col-start-2">
            <Link
              to="/blog/$postSlug"
              params={{ postSlug: next.slug }}
              className={`${linkClass} sm:items-end sm:text-right`}
            >
              <span className={labelClass}>
                Next article
                <ArrowRight aria-hidden="true" size={16} />
              </span>
              <span className={titleClass}>{next.title}</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
