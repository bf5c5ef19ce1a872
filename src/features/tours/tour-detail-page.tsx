import type { ReactNode } from 'react';
import type { Tour } from '#contract/details.ts';
import { Printed } from '#features/tours/printed.tsx';
import { TourCosts } from '#features/tours/tour-costs.tsx';
import { TourOverview } from '#features/tours/tour-overview.tsx';
import { tourTabs } from '#features/tours/tour-tabs.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { LazyHydration } from '#shell/lazy/lazy-hydration.tsx';
import { type LazyPart, lazyPart } from '#shell/lazy/lazy-part.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ChapteredPage } from '#ui/chaptered-page.tsx';
import { SectionTabs } from '#ui/section-tabs.tsx';

/** Typed by hand: what they show reads this route, whose loader loads them. */
export const tourJourney: LazyPart = lazyPart(
  async () => (await import('#features/tours/tour-parts.tsx')).TourJourneyPart,
);
export const tourClosing: LazyPart = lazyPart(
  async () => (await import('#features/tours/tour-parts.tsx')).TourClosingPart,
);

interface TourDetailPageProps {
  tour: Tour;
  /** What it costs. */
  panel: ReactNode;
  /** The price and the next step, beside the tabs. */
  atHand: ReactNode;
  /** Where it is made one's own, after what it includes. */
  customise: ReactNode;
}

/** Everything about a tour. What a visitor makes of it comes from outside (features/customization). */
export function TourDetailPage({ tour, panel, atHand, customise }: TourDetailPageProps) {
  return (
    <ChapteredPage
      letterhead={<Printed part="letterhead" />}
      picture={tour.coverImage}
      title={tour.name}
      lead={tour.summary}
      breadcrumbs={<Breadcrumbs trail={trailBelow('/tours')} current={tour.name} />}
      eyebrow={
        <div className="flex flex-wrap gap-2 print:hidden">
          {tour.label && <Badge tone="sun">{tour.label}</Badge>}
          <Badge>{tour.location}</Badge>
        </div>
      }
      tabs={<SectionTabs tabs={tourTabs}>{atHand}</SectionTabs>}
      overview={<TourOverview tour={tour} />}
      panel={panel}
    >
      <LazyHydration key={`${tour.slug} journey`} part={tourJourney} />
      <TourCosts tour={tour} customise={customise} />
      <LazyHydration key={`${tour.slug} closing`} part={tourClosing} />
    </ChapteredPage>
  );
}
