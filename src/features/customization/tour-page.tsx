import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { MakeItYours } from '#features/customization/choices/make-it-yours.tsx';
import { TripBar } from '#features/customization/price/trip-bar.tsx';
import { TripPriceBox } from '#features/customization/price/trip-price-box.tsx';
import { PrintedTrip } from '#features/customization/printed-trip.tsx';
import { TripProvider } from '#features/customization/trip/trip-provider.tsx';
import { Printed } from '#features/tours/printed.tsx';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { TourDetailPage } from '#features/tours/tour-detail-page.tsx';

/** A tour's page on which it can be made one's own. */
export function CustomisableTourPage() {
  const { tourSlug } = useParams({ from: '/tour/$tourSlug' });
  const { data: tour } = useSuspenseQuery(tourQuery(tourSlug));
  const priceBox = useRef<HTMLDivElement>(null);
  return (
    <TripProvider key={tour.id} offer={tour}>
      <TourDetailPage
        tour={tour}
        panel={
          <>
            <div ref={priceBox}>
              <TripPriceBox tour={tour} />
            </div>
            <PrintedTrip />
          </>
        }
        atHand={<TripBar after={priceBox} place="tabs" />}
        customise={
          <>
            <MakeItYours />
            <Printed part="tariffs" tour={tour} />
          </>
        }
      />
      <TripBar after={priceBox} place="phone" />
    </TripProvider>
  );
}
