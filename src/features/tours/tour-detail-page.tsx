import type { ReactNode } from 'react';
import type { Tour } from '#contract/details.ts';
import { Printed } from '#features/tours/printed.tsx';
import { TourClosing } from '#features/tours/tour-closing.tsx';
import { TourCosts } from '#features/tours/tour-costs.tsx';
import { TourJourney } from '#features/tours/tour-journey.tsx';
import { TourOverview } from '#features/tours/tour-overview.tsx';
import { tourTabs } from '#features/tours/tour-tabs.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ChapteredPage } from '#ui/chaptered-page.tsx';
import { SectionTabs } from '#ui/section-tabs.tsx';

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
      <TourJourney tour={tour} />
      <TourCosts tour={tour} customise={customise} />
      <TourClosing tour={tour} others="Similar tours" />
    </ChapteredPage>
  );
}
