import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { DepartureCalendar } from '#features/group-tours/departure-calendar.tsx';
import { departureMonths, firstMonthOf } from '#features/group-tours/departure-months.ts';
import { DepartureTable } from '#features/group-tours/departure-table.tsx';
import { groupTourQuery } from '#features/group-tours/group-tour.queries.ts';
import { GroupTourPanel } from '#features/group-tours/group-tour-panel.tsx';
import { Printed } from '#features/tours/printed.tsx';
import { SimilarTours, TourSections } from '#features/tours/tour-sections.tsx';
import { trailBelow } from '#platform/page-trails.ts';
import { ErrorBoundary } from '#shell/error-boundary/error-boundary.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { DetailPage } from '#ui/detail-page.tsx';
import { PageSection } from '#ui/page-section.tsx';

export function GroupTourDetailPage() {
  const { tourSlug } = useParams({ from: '/group-tour/$tourSlug' });
  const { data: tour, dataUpdatedAt } = useSuspenseQuery(groupTourQuery(tourSlug));
  const listed = tour.departures.map((departure) => ({ tour, departure }));

  return (
    <DetailPage
      letterhead={<Printed part="letterhead" />}
      picture={tour.coverImage}
      title={tour.name}
      lead={tour.summary}
      breadcrumbs={<Breadcrumbs trail={trailBelow('/group-tours')} current={tour.name} />}
      eyebrow={
        <div className="flex flex-wrap gap-2 print:hidden">
          {tour.label && <Badge tone="sun">{tour.label}</Badge>}
          <Badge>{tour.location}</Badge>
          <Badge>Group tour</Badge>
        </div>
      }
      panel={
        <>
          <GroupTourPanel tour={tour} />
          <Printed part="departures" tour={tour} />
        </>
      }
      below={<SimilarTours title="Private tours like this one" tours={tour.relatedTours} />}
    >
      <PageSection
        id="departures"
        title="Dates and seats"
        lead="Seats left as our office has them. Asking does not hold a seat: we confirm each one in writing."
        className="print:hidden"
      >
        <ErrorBoundary>
          <div className="grid gap-10">
            {listed.length > 0 && (
              <DepartureCalendar of="one tour" months={departureMonths(listed, firstMonthOf(listed, dataUpdatedAt))} />
            )}
            <DepartureTable
              tourSlug={tour.slug}
              tourName={tour.name}
              departures={tour.departures}
              readAt={dataUpdatedAt}
            />
          </div>
        </ErrorBoundary>
      </PageSection>
      <TourSections tour={tour} customise={<Printed part="tariffs" tour={tour} />} />
    </DetailPage>
  );
}
