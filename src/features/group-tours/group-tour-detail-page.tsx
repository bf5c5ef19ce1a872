import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { priceSeats } from '#contract/money/seats-price.ts';
import type { GroupTour } from '#contract/records/details.ts';
import { count } from '#contract/words/count.ts';
import { formatDay, formatDayWithWeekday } from '#contract/words/days.ts';
import { dot } from '#contract/words/dot.ts';
import { formatBoth, formatUsd } from '#contract/words/money.ts';
import { DepartureCalendar } from '#features/group-tours/departure-calendar.tsx';
import { departureMonths, firstMonthOf } from '#features/group-tours/departure-months.ts';
import {
  DepartureStatusBadge,
  departuresAreFreshFor,
  departuresId,
  nextDeparture,
  seatsLeft,
} from '#features/group-tours/departure-status.tsx';
import { DepartureTable, mostOnPhone } from '#features/group-tours/departure-table.tsx';
import { groupTourQuery } from '#features/group-tours/group-tour.queries.ts';
import { PriceNote } from '#features/people/price-note.tsx';
import { Printed } from '#features/tours/printed.tsx';
import { TourClosing } from '#features/tours/tour-closing.tsx';
import { TourCosts } from '#features/tours/tour-costs.tsx';
import { photographsOf, TourBadges, tourTabs } from '#features/tours/tour-head.tsx';
import { TourJourney } from '#features/tours/tour-journey.tsx';
import { TourOverview } from '#features/tours/tour-overview.tsx';
import { PhotographStrip } from '#parts/photographs/photograph-strip.tsx';
import { whatsAppHref } from '#platform/operator.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { ErrorBoundary } from '#shell/error-boundary/error-boundary.tsx';
import { ShortlistHeart } from '#shell/shortlist/shortlist-heart.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonAnchor } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PhoneBar } from '#ui/phone-bar.tsx';
import { PriceAtAGlance } from '#ui/price-at-a-glance.tsx';
import { SectionTabs } from '#ui/section-tabs.tsx';
import { SectionedPage } from '#ui/sectioned-page.tsx';
import { useIsInView } from '#ui/use-is-in-view.ts';

/** Its dates are a section of their own, the second. */
const groupTourTabs = [...tourTabs.slice(0, 1), { id: departuresId, name: 'Dates and seats' }, ...tourTabs.slice(1)];

export function GroupTourDetailPage() {
  const { tourSlug } = useParams({ from: '/group-tour/$tourSlug' });
  const { data: tour, dataUpdatedAt } = useSuspenseQuery({
    ...groupTourQuery(tourSlug),
    staleTime: departuresAreFreshFor,
  });
  const next = nextDeparture(tour.departures);
  const listed = tour.departures.map((departure) => ({ tour, departure }));

  return (
    <>
      <SectionedPage
        letterhead={<Printed part="letterhead" />}
        picture={tour.coverImage}
        title={tour.name}
        corner={<ShortlistHeart kind="group-tour" slug={tour.slug} name={tour.name} />}
        keyFacts={[
          count(tour.duration, 'day'),
          next && `${formatDay(next.startDate)}, ${seatsLeft(next.availableSeats, next.totalSeats)}`,
        ]
          .filter(Boolean)
          .join(dot)}
        keyPrice={`${dot}${formatUsd(eachPaysOn(tour, next))} each, all in`}
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
        <PhotographStrip photographs={photographsOf(tour)} head={tour.coverImage} />
        <TourJourney tour={tour} />
        <TourCosts tour={tour}>
          <Printed part="tariffs" tour={tour} />
        </TourCosts>
        <TourClosing tour={tour} path={`/group-tour/${tour.slug}`} others="Private tours like this one" />
      </SectionedPage>
      <DepartureBar tour={tour} />
    </>
  );
}

/** The next departure with seats, and how to ask about it. */
function GroupTourPanel({ tour }: { tour: GroupTour }) {
  const next = nextDeparture(tour.departures);
  return (
    <section
      aria-label="Price and next departure"
      className="raised-shadow rounded-panel bg-surface p-6 sm:p-7 print:hidden"
    >
      <p className="text-label text-muted">The whole trip, each of two who share</p>
      <p className="figures font-display font-semibold text-[2.5rem] leading-tight">
        {formatUsd(eachPaysOn(tour, next))}
      </p>
      <p className="figures text-label text-muted">
        {`At most, with everything you pay to us and to others. The tour itself ${formatBoth(next?.price ?? tour.price, next?.kenyaPrice ?? tour.kenyaPrice)}.`}
      </p>
      {next && next.singleSupplement > 0 && (
        <p className="figures mt-2 text-label text-muted">
          {`Alone in a room our invoice is ${formatUsd(priceSeats(next, 1).total)}, with the single supplement of ${formatUsd(next.singleSupplement)}.`}
        </p>
      )}
      {next && (
        <div className="mt-5 border-line border-t pt-5">
          <p className="text-label text-muted">Next departure with seats</p>
          <p className="mt-1 font-display font-semibold text-xl">{formatDayWithWeekday(next.startDate)}</p>
          <p className="figures mt-2 flex flex-wrap items-center gap-3 text-label">
            <DepartureStatusBadge status={next.status} />
            {seatsLeft(next.availableSeats, next.totalSeats)}
          </p>
        </div>
      )}
      <p className="mt-5 border-line border-t pt-5 text-[0.96875rem]">
        <span className="text-muted">Joining point: </span>
        {tour.joiningPoint}
      </p>
      <div className="mt-6 grid gap-3">
        <ButtonAnchor href={`#${departuresId}`}>See all dates</ButtonAnchor>
        <ButtonAnchor variant="quiet" href={whatsAppHref(`Hello, I am interested in the group tour "${tour.name}".`)}>
          <MessageCircle aria-hidden="true" size={18} />
          Ask on WhatsApp
        </ButtonAnchor>
      </div>
      <div className="mt-3">
        <PriceNote tour={tour} />
      </div>
    </section>
  );
}

interface DepartureAtAGlanceProps {
  tour: GroupTour;
  isLarge?: boolean;
}

/** What the next departure costs each of two who share. */
function DepartureAtAGlance({ tour, isLarge = false }: DepartureAtAGlanceProps) {
  const next = nextDeparture(tour.departures);
  return (
    <PriceAtAGlance
      sum={formatUsd(eachPaysOn(tour, next))}
      unit="each, all in"
      when={next && formatDay(next.startDate)}
      isLarge={isLarge}
    />
  );
}

/** The price of the next departure and the way to its seats, in the head of the page. */
function DepartureDecision({ tour }: { tour: GroupTour }) {
  return (
    <>
      <DepartureAtAGlance tour={tour} isLarge />
      <ButtonAnchor href={`#${departuresId}`}>Ask for seats</ButtonAnchor>
    </>
  );
}

/** The same at a phone's lower edge, but not over the dates, each of which has its own button. */
function DepartureBar({ tour }: { tour: GroupTour }) {
  if (useIsInView(departuresId)) return null;
  return (
    <PhoneBar label="The next departure at a glance">
      <DepartureAtAGlance tour={tour} />
      <ButtonAnchor href={`#${departuresId}`} size="small" className="shrink-0">
        Ask for seats
      </ButtonAnchor>
    </PhoneBar>
  );
}

type Departure = GroupTour['departures'][number];

/** What each of two who share pays for the whole trip, in whole dollars: on that departure, or for the tour where there is none. */
function eachPaysOn(tour: Pick<GroupTour, 'price'>, departure: Departure | undefined): number {
  return departure?.wholeTrip ?? departure?.price ?? tour.price;
}
