import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Tour } from '#contract/records/details.ts';
import { monthSlugs } from '#contract/records/seasons.ts';
import { count } from '#contract/words/count.ts';
import { dot } from '#contract/words/dot.ts';
import { Printed } from '#features/tours/printed.tsx';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { TourClosing } from '#features/tours/tour-closing.tsx';
import { TourCosts } from '#features/tours/tour-costs.tsx';
import { photographsOf, TourBadges, tourTabs } from '#features/tours/tour-head.tsx';
import { TourJourney } from '#features/tours/tour-journey.tsx';
import { TourOverview } from '#features/tours/tour-overview.tsx';
import { MakeItYours } from '#features/trip/choices/make-it-yours.tsx';
import { EachPaysWords, TripBar, TripBesideTabs, TripDecision } from '#features/trip/price/trip-bar.tsx';
import { TripPriceBox } from '#features/trip/price/trip-price-box.tsx';
import { PrintedTrip } from '#features/trip/printed-trip.tsx';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { TripProvider } from '#features/trip/state/trip-provider.tsx';
import { customiseId } from '#features/trip/trip-anchors.ts';
import { PhotographStrip } from '#parts/photographs/photograph-strip.tsx';
import { formatBestTime } from '#platform/format.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { ShortlistHeart } from '#shell/shortlist/shortlist-heart.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { SectionTabs } from '#ui/section-tabs.tsx';
import { SectionedPage } from '#ui/sectioned-page.tsx';

/** A private tour can be made one's own, which stands with what it costs. */
const privateTourTabs = tourTabs.flatMap((tab) =>
  tab.id === 'costs' ? [tab, { id: customiseId, name: 'Make it yours' }] : [tab],
);

/** Everything about a tour, which can be made one's own on the way (features/trip). */
export function TourDetailPage() {
  const { tourSlug } = useParams({ from: '/tour/$tourSlug' });
  const { data: tour } = useSuspenseQuery(tourQuery(tourSlug));
  const { month, travellers, upTo } = useSearch({ from: '/tour/$tourSlug' });
  const preferences = {
    month: month && monthSlugs.indexOf(month),
    travellers: travellers && Number(travellers),
    upTo: upTo && Number(upTo),
  };
  const priceBox = useRef<HTMLDivElement>(null);
  return (
    <TripProvider key={tour.id} offer={tour} preferences={preferences}>
      <SectionedPage
        letterhead={<Printed part="letterhead" />}
        picture={tour.coverImage}
        title={tour.name}
        corner={<ShortlistHeart kind="tour" slug={tour.slug} name={tour.name} />}
        keyFacts={`${count(tour.duration, 'day')}${dot}${formatBestTime(tour.months)}`}
        keyPrice={<EachPaysWords />}
        lead={tour.summary}
        decision={<TripDecision />}
        hasBar
        breadcrumbs={<Breadcrumbs trail={trailBelow('/tours')} current={tour.name} />}
        eyebrow={
          <div className="flex flex-wrap gap-2 print:hidden">
            <TourBadges tour={tour} />
            <Badge>{tour.location}</Badge>
          </div>
        }
        tabs={
          <SectionTabs tabs={privateTourTabs}>
            <TripBesideTabs after={priceBox} />
          </SectionTabs>
        }
        overview={<TourOverview tour={tour} />}
        panel={
          <>
            <div ref={priceBox}>
              <TripPriceBox tour={tour} />
            </div>
            <PrintedTrip>
              <Printed part="season prices" tour={tour} />
            </PrintedTrip>
          </>
        }
      >
        <PhotographStrip photographs={photographsOf(tour)} head={tour.coverImage} />
        <TourJourney tour={tour} />
        <TripCosts tour={tour} />
        <TourClosing tour={tour} path={`/tour/${tour.slug}`} others="Similar tours" />
      </SectionedPage>
      <TripBar />
    </TripProvider>
  );
}

function TripCosts({ tour }: { tour: Tour }) {
  const { state } = useTrip();
  return (
    <TourCosts tour={tour} added={state.customizations.activities}>
      <MakeItYours />
      <Printed part="tariffs" tour={tour} />
    </TourCosts>
  );
}
