import type { ReactNode } from 'react';
import type { Tour } from '#contract/details.ts';
import { Printed } from '#features/tours/printed.tsx';
import { SimilarTours, TourSections } from '#features/tours/tour-sections.tsx';
import { trailBelow } from '#platform/page-trails.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { DetailPage } from '#ui/detail-page.tsx';

interface TourDetailPageProps {
  tour: Tour;
  /** What it costs. */
  panel: ReactNode;
  /** Where it is made one's own, after what it includes. */
  customise: ReactNode;
}

/** Everything about a tour. What a visitor makes of it comes from outside (features/customization). */
export function TourDetailPage({ tour, panel, customise }: TourDetailPageProps) {
  return (
    <DetailPage
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
      panel={panel}
      below={<SimilarTours title="Similar tours" tours={tour.relatedTours} />}
    >
      <TourSections tour={tour} customise={customise} />
    </DetailPage>
  );
}
