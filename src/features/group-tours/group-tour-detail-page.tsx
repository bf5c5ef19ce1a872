import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { count } from '#contract/words/count.ts';
import { formatDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { departuresId } from '#features/group-tours/departure-anchor.ts';
import { DepartureCalendar } from '#features/group-tours/departure-calendar.tsx';
import { DepartureBar, DepartureDecision } from '#features/group-tours/departure-decision.tsx';
import { departureMonths, firstMonthOf } from '#features/group-tours/departure-months.ts';
import { departuresAreFreshFor, seatsLeft } from '#features/group-tours/departure-status.tsx';
import { DepartureTable, mostOnPhone } from '#features/group-tours/departure-table.tsx';
import { groupTourQuery } from '#features/group-tours/group-tour.queries.ts';
import { GroupTourPanel } from '#features/group-tours/group-tour-panel.tsx';
import { eachPaysOn, nextDeparture } from '#features/group-tours/next-departure.ts';
import { Printed } from '#features/tours/printed.tsx';
import { TourBadges } from '#features/tours/tour-badges.tsx';
import { TourClosing } from '#features/tours/tour-closing.tsx';
import { TourCosts } from '#features/tours/tour-costs.tsx';
import { TourJourney } from '#features/tours/tour-journey.tsx';
import { TourOverview } from '#features/tours/tour-overview.tsx';
import { photographsOf } from '#features/tours/tour-photographs.ts';
import { tourTabs } from '#features/tours/tour-tabs.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { ErrorBoundary } from '#shell/error-boundary/error-boundary.tsx';
import { PhotographStrip } from '#shell/photographs/photograph-strip.tsx';
import { ShortlistHeart } from '#shell/shortlist/shortlist-heart.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ChapteredPage } from '#ui/chaptered-page.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SectionTabs } from '#ui/section-tabs.tsx';

/** Its dates are a chapter of their own, the second. */
const groupTourTabs = [...tourTabs.slice(0, 1), { id: departuresId, name: 'Dates and seats' }, ...tourTabs.slice(1)];

export function GroupTourDetailPage() {
  const { tourSlug } = useParams({ from: '/group-tour/$tourSlug' });
  const { data: tour, dataUpdatedAt } = useSuspenseQuery({
    ...groupTourQuery(tourSlug),
    staleTime: departuresAreFreshFor,
  });
  const next = nextDeparture(tour);
  const listed = tour.departures.map((departure) => ({ tour, departure }));

  return (
    <>
      <ChapteredPage
        letterhead={<Printed part="letterhead" />}
        picture={tour.coverImage}
        title={tour.name}
        corner={<ShortlistHeart kind="group-tour" slug={tour.slug} name={tour.name} />}
        line={[
          count(tour.duration, 'day'),
          next && `${formatDay(next.startDate)}, ${seatsLeft(next.availableSeats, next.totalSeats)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
        lineSum={` · ${formatUsd(eachPaysOn(tour, next))} each, all in`}
        lead={tour.summary}
        decision={<DepartureDecision tour={tour} />}
        hasBar
        breadcrumbs={<Breadcrumbs trail={trailBelow('/group-tours')} current={tour.name} />}
        eyebrow={
          <div className="flex flex-wrap gap-2 print:hidden">
            <TourBadges tour={tour} />
            <Badge>{tour.location}</Badge>
            <Badge>Group tour</Badge>
          </div>
        }
        tabs={<SectionTabs tabs={groupTourTabs} />}
        overview={<TourOverview tour={tour} />}
        panel={
          <>
            <GroupTourPanel tour={tour} />
            <Printed part="departures" tour={tour} />
          </>
        }
      >
        <PageSection
          id={departuresId}
          title="Dates and seats"
          lead="Seats left as our office has them. Asking does not hold a seat: we confirm each one in writing."
          className="scroll-mt-6 print:hidden"
        >
          <ErrorBoundary>
            <div className="grid gap-7 sm:gap-10">
              {listed.length > 0 && (
                // A phone that shows every date below has them at hand without a calendar.
                <div className={`min-w-0 ${listed.length <= mostOnPhone ? 'max-sm:hidden' : ''}`}>
                  <DepartureCalendar
                    of="one tour"
                    months={departureMonths(listed, firstMonthOf(listed, dataUpdatedAt))}
                  />
                </div>
              )}
              <DepartureTable tour={tour} readAt={dataUpdatedAt} />
            </div>
          </ErrorBoundary>
        </PageSection>
        <PhotographStrip photographs={photographsOf(tour)} />
        <TourJourney tour={tour} />
        <TourCosts tour={tour}>
          <Printed part="tariffs" tour={tour} />
        </TourCosts>
        <TourClosing tour={tour} path={`/group-tour/${tour.slug}`} others="Private tours like this one" />
      </ChapteredPage>
      <DepartureBar tour={tour} />
    </>
  );
}
