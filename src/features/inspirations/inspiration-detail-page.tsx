import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { eachOf } from '#contract/money/whole-trip.ts';
import type { Inspiration } from '#contract/records/details.ts';
import { count } from '#contract/words/count.ts';
import { formatUsd } from '#contract/words/money.ts';
import { AccommodationCard } from '#features/accommodations/accommodation-card.tsx';
import { DestinationLinks } from '#features/destinations/destination-links.tsx';
import { inspirationQuery } from '#features/inspirations/inspiration.queries.ts';
import { TourCard } from '#features/tours/tour-card.tsx';
import { PhotographStrip } from '#parts/photographs/photograph-strip.tsx';
import { beginningOf, StoryChapters } from '#parts/stories/story-chapters.tsx';
import { capitalise, formatBestMonths } from '#platform/format.ts';
import { whatsAppHref } from '#platform/operator.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { DetailPage } from '#ui/detail-page.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PriceAtAGlance } from '#ui/price-at-a-glance.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { SeasonChart } from '#ui/season-chart.tsx';
import { TextLink } from '#ui/text.tsx';

export function InspirationDetailPage() {
  const { inspirationSlug } = useParams({ from: '/inspiration/$inspirationSlug' });
  const { data: inspiration } = useSuspenseQuery(inspirationQuery(inspirationSlug));
  const { months, destinations, tours } = inspiration;

  return (
    <DetailPage
      picture={inspiration.coverImage}
      title={inspiration.title}
      lead={inspiration.excerpt}
      breadcrumbs={<Breadcrumbs trail={trailBelow('/inspirations')} current={inspiration.title} />}
      eyebrow={<Badge>{capitalise(inspiration.theme)}</Badge>}
      decision={<InspirationDecision inspiration={inspiration} />}
      across={<InspirationSections inspiration={inspiration} />}
      below={
        <>
          <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-20 pb-24">
            <PhotographStrip photographs={inspiration.photographs} head={inspiration.coverImage} />
            <InspirationTrip inspiration={inspiration} />
          </div>
          <InspirationTips tips={inspiration.tips} />
        </>
      }
    >
      <div className="grid gap-10">
        <FactList
          facts={[
            { label: 'Best months', value: formatBestMonths(months) },
            destinations.length > 0
              ? { label: 'Where', value: destinations.map(({ name }) => name).join(', ') }
              : undefined,
            tours.length > 0 ? { label: 'Trips like this', value: count(tours.length, 'tour') } : undefined,
          ]}
        />
        <ProseText prose={beginningOf(inspiration.body)} />
      </div>
    </DetailPage>
  );
}

/** What the tour costs that comes nearest to the journey told, by its name, and how to make a trip of it. */
function InspirationDecision({ inspiration: { title, tours } }: { inspiration: Inspiration }) {
  const [nearest] = tours;
  return (
    <>
      {nearest?.cheapest && (
        <PriceAtAGlance sum={formatUsd(eachOf(nearest.cheapest))} unit="each, all in" when={nearest.name} isLarge />
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/contact" search={{ topic: 'custom' }}>
          Plan a trip like this
        </ButtonLink>
        <ButtonAnchor variant="quiet" href={whatsAppHref(`Hello, I have been reading "${title}" and have a question.`)}>
          <MessageCircle aria-hidden="true" size={18} />
          Ask on WhatsApp
        </ButtonAnchor>
      </div>
    </>
  );
}

/** The story, whom it suits and when. */
function InspirationSections({ inspiration: { body, plates, audience, months } }: { inspiration: Inspiration }) {
  return (
    <>
      <StoryChapters prose={body} plates={plates} />
      <div className="page-width grid gap-x-14 gap-y-14 pb-20 lg:grid-cols-2">
        {audience.length > 0 && (
          <PageSection title="Who it is for">
            <CheckList items={audience} mark="yes" />
          </PageSection>
        )}
        <PageSection title="Best months" lead={`For this journey as a whole: ${formatBestMonths(months)}.`}>
          <SeasonChart months={months} />
        </PageSection>
      </div>
    </>
  );
}

/** What we would tell a friend before they go. */
function InspirationTips({ tips }: { tips: readonly string[] }) {
  if (tips.length === 0) return null;
  return (
    <section aria-labelledby="tips" className="bg-sand">
      <div className="page-width grid gap-x-16 gap-y-8 py-16 sm:py-24 lg:grid-cols-[4fr_8fr]">
        <h2 id="tips" className="text-title-2 leading-[1.08] tracking-[-0.012em]">
          Before you go
        </h2>
        <ol className="max-w-3xl">
          {tips.map((tip, index) => (
            <li
              key={tip}
              className="grid grid-cols-[2.5rem_1fr] border-line-strong/40 border-b py-5 first:pt-0 last:border-b-0 last:pb-0"
            >
              <span aria-hidden="true" className="figures font-display text-accent text-xl">
                {index + 1}
              </span>
              {tip}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What makes a trip of the idea: tours, stays and destinations, across the page's whole width. */
function InspirationTrip({ inspiration: { tours, accommodations, destinations } }: { inspiration: Inspiration }) {
  return (
    <>
      {tours.length > 0 && (
        <PageSection
          title="Tours to start from"
          lead="As they stand, or as a draft to change with us."
          aside={<TextLink to="/tours">All tours</TextLink>}
        >
          <CardGrid>
            {tours.map((tour) => (
              <TourCard key={tour.id} tour={tour} />
            ))}
          </CardGrid>
        </PageSection>
      )}
      {accommodations.length > 0 && (
        <PageSection title="Where you might sleep">
          <CardGrid>
            {accommodations.map((stay) => (
              <AccommodationCard key={stay.id} accommodation={stay} />
            ))}
          </CardGrid>
        </PageSection>
      )}
      {destinations.length > 0 && (
        <PageSection title="Destinations on the way" aside={<TextLink to="/destinations">All destinations</TextLink>}>
          <DestinationLinks destinations={destinations} />
        </PageSection>
      )}
    </>
  );
}
