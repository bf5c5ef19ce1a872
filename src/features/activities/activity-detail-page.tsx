import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowRight, Backpack, HeartPulse, MessageCircle } from 'lucide-react';
import type { ActivitySummary } from '#contract/records/activities.ts';
import type { DestinationSummary } from '#contract/records/destinations.ts';
import type { Activity } from '#contract/records/details.ts';
import { dot } from '#contract/words/dot.ts';
import { formatUsd } from '#contract/words/money.ts';
import { activityQuery } from '#features/activities/activity.queries.ts';
import { ActivityWhereabouts, WeatherBadge } from '#features/activities/activity-whereabouts.tsx';
import { difficultyName, formatAges, formatDuration, typeName } from '#features/activities/activity-words.ts';
import { TourCard } from '#features/tours/tour-card.tsx';
import { PhotographStrip } from '#parts/photographs/photograph-strip.tsx';
import { formatBestMonths } from '#platform/format.ts';
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
import { SeasonChart } from '#ui/season-chart.tsx';
import { Paragraphs } from '#ui/text.tsx';

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
      <PhotographStrip photographs={activity.photographs} head={activity.coverImage} />
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

/** What the activity costs, what that covers, and how to ask for it. */
function ActivityPanel({ activity }: { activity: Activity }) {
  const { basePrice, inclusions } = activity.pricing;
  return (
    <section aria-label="Price" className="raised-shadow rounded-panel bg-surface p-6 sm:p-7">
      {/* On anything narrower the head has it and the button, a few lines above. */}
      <p className="figures max-lg:hidden print:block">
        <span className="font-display font-semibold text-[2.5rem] leading-tight">{formatUsd(basePrice)}</span>
        <span className="text-muted"> a person</span>
      </p>
      {basePrice === 0 && <p className="text-muted">No extra charge</p>}
      {inclusions.length > 0 && (
        <div className="text-[0.96875rem] leading-normal lg:mt-5 lg:border-line lg:border-t lg:pt-5">
          <p className="mb-2.5 font-semibold">Included</p>
          <CheckList items={inclusions} mark="yes" />
        </div>
      )}
      <div className="mt-6 grid gap-3 print:hidden">
        <ButtonLink to="/contact" search={{ topic: 'custom', activity: activity.slug }} className="max-lg:hidden">
          Ask about this activity
        </ButtonLink>
        <ButtonAnchor variant="quiet" href={whatsAppHref(`Hello, I have a question about "${activity.name}".`)}>
          <MessageCircle aria-hidden="true" size={18} />
          Ask on WhatsApp
        </ButtonAnchor>
      </div>
    </section>
  );
}

/** Where the activity is offered, and when each of them is at its best. */
function ActivityPlaces({ destinations }: { destinations: readonly DestinationSummary[] }) {
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2">
      {destinations.map(({ id, slug, name, country, months }) => (
        <li key={id} className="border-line border-t">
          <Link
            to="/destinations/$destinationName"
            params={{ destinationName: slug }}
            className="group flex min-h-16 items-center justify-between gap-4 py-3"
          >
            <span>
              <span className="block font-display font-semibold text-xl leading-snug decoration-2 decoration-accent underline-offset-4 group-hover:underline">
                {name}
              </span>
              <span className="block text-label text-muted">{`${country}${dot}Best ${formatBestMonths(months)}`}</span>
            </span>
            <ArrowRight aria-hidden="true" size={18} className="shrink-0 text-accent" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What the activity asks of a guest, and what to bring. */
function ActivityExpectations({ requirements }: Pick<ActivitySummary, 'requirements'>) {
  const { fitness, equipment } = requirements;
  return (
    <div className="grid gap-x-12 gap-y-8 rounded-panel bg-sand p-6 sm:grid-cols-2 sm:p-8">
      {fitness && (
        <div>
          <h3 className="flex items-center gap-2.5 text-title-3">
            <HeartPulse aria-hidden="true" size={22} strokeWidth={1.75} className="shrink-0 text-primary" />
            Fitness level
          </h3>
          <p className="mt-3">{fitness}</p>
        </div>
      )}
      {equipment.length > 0 && (
        <div>
          <h3 className="flex items-center gap-2.5 text-title-3">
            <Backpack aria-hidden="true" size={22} strokeWidth={1.75} className="shrink-0 text-primary" />
            Equipment
          </h3>
          <div className="mt-3">
            <CheckList items={equipment} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Above an activity's name: what kind it is, where it is, and what guests gave it, if they did. */
function ActivityEyebrow({ activity }: { activity: ActivitySummary }) {
  const { weatherDependency, type, difficulty } = activity;
  return (
    <>
      {weatherDependency && <WeatherBadge />}
      <Badge>{typeName(type)}</Badge>
      <Badge>{difficultyName(difficulty)}</Badge>
      <ActivityWhereabouts activity={activity} />
    </>
  );
}
