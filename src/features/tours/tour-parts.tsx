import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { TourClosing } from '#features/tours/tour-closing.tsx';
import { TourJourney } from '#features/tours/tour-journey.tsx';

/** The parts of a tour's page that are hydrated when the visitor comes near; they read what the page reads. */
function useTour() {
  const { tourSlug } = useParams({ from: '/tour/$tourSlug' });
  return useSuspenseQuery(tourQuery(tourSlug)).data;
}

export function TourJourneyPart() {
  return <TourJourney tour={useTour()} />;
}

export function TourClosingPart() {
  return <TourClosing tour={useTour()} others="Similar tours" />;
}
