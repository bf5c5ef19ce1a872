import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { formatUsd } from '#contract/words/money.ts';
import { activityQuery } from '#features/activities/activity.queries.ts';
import { ActivityExpectations } from '#features/activities/activity-expectations.tsx';
import { ActivityEyebrow } from '#features/activities/activity-eyebrow.tsx';
import { ActivityPanel } from '#features/activities/activity-panel.tsx';
import { ActivityPlaces } from '#features/activities/activity-places.tsx';
import { formatAges, formatDuration } from '#features/activities/activity-words.ts';
import { TourCard } from '#features/tours/tour-card.tsx';
import { formatBestMonths } from '#platform/format/months.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { PhotographStrip } from '#shell/photographs/photograph-strip.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { DetailPage } from '#ui/detail-page.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { PriceAtAGlance } from '#ui/price-at-a-glance.tsx';
import { SeasonChart } from '#ui/season-chart.tsx';

export function ActivityDetailPage() {
  const { activitySlug } = useParams({ from: '/activity/$activitySlug' });
  const { data: activity } = useSuspenseQuery(activityQuery(activitySlug));
  const { requirements } = activity;

  return (
    <DetailPage
      picture={activity.coverImage}
      title={activity.name}
      lead={activity.summary}
      decision={
        <>
          <PriceAtAGlance sum={formatUsd(activity.pricing.basePrice)} unit="a person" isLarge />
          <ButtonLink to="/contact" search={{ topic: 'custom', activity: activity.slug }}>
            Ask about this activity
          </ButtonLink>
        </>
      }
      breadcrumbs={<Breadcrumbs trail={trailBelow()} current={activity.name} />}
      eyebrow={<ActivityEyebrow activity={activity} />}
      panel={<ActivityPanel activity={activity} />}
      below={
        activity.tours.length > 0 && (
          <PageSection title="Tours with it" className="page-width pb-24 print:hidden">
            <CardGrid>
              {activity.tours.slice(0, 3).map((tour) => (
                <TourCard key={tour.id} tour={tour} />
              ))}
            </CardGrid>
          </PageSection>
        )
      }
    >
      <div className="grid gap-10">
        <FactList
          facts={[
            { label: 'Duration', value: formatDuration(activity.duration) },
            requirements.age && { label: 'Ages', value: formatAges(requirements.age) },
            { label: 'Best months', value: formatBestMonths(activity.months) },
          ]}
        />
        {activity.description && <Paragraphs texts={[activity.description]} />}
      </div>
      <PhotographStrip photographs={activity.photographs} />
      {(requirements.fitness || requirements.equipment.length > 0) && (
        <PageSection title="Fitness and what to bring">
          <ActivityExpectations requirements={requirements} />
        </PageSection>
      )}
      {activity.story.length > 0 && (
        <PageSection title="What it is like">
          <Paragraphs texts={activity.story} />
        </PageSection>
      )}
      <PageSection title="When to go" lead={activity.season}>
        <SeasonChart months={activity.months} />
      </PageSection>
      {activity.safety.length > 0 && (
        <PageSection title="Safety">
          <CheckList items={activity.safety} />
        </PageSection>
      )}
      <PageSection title="Cancellation">
        <Paragraphs texts={[activity.cancellation]} />
      </PageSection>
      {activity.destinations.length > 0 && (
        <PageSection title="Where you can do it">
          <ActivityPlaces destinations={activity.destinations} />
        </PageSection>
      )}
    </DetailPage>
  );
}
