import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { PrintedContact } from '#features/tours/printed-contact.tsx';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { TourPriceBox } from '#features/tours/tour-price-box.tsx';
import { SimilarTours, TourSections } from '#features/tours/tour-sections.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { DetailPage } from '#ui/detail-page.tsx';

export function TourDetailPage() {
  const { tourSlug } = useParams({ from: '/tour/$tourSlug' });
  const { data: tour } = useSuspenseQuery(tourQuery(tourSlug));

  return (
    <>
      <DetailPage
        picture={tour.coverImage}
        title={tour.name}
        lead={tour.summary}
        breadcrumbs={<Breadcrumbs trail={[{ label: 'Tours', to: '/tours' }]} current={tour.name} />}
        eyebrow={
          <div className="flex flex-wrap gap-2 print:hidden">
            {tour.label && <Badge tone="sun">{tour.label}</Badge>}
            <Badge>{tour.location}</Badge>
          </div>
        }
        panel={<TourPriceBox key={tour.id} tour={tour} />}
      >
        <TourSections tour={tour} />
        <PrintedContact path={`/tour/${tour.slug}`} />
      </DetailPage>
      <SimilarTours title="Similar tours" tours={tour.relatedTours} />
    </>
  );
}
