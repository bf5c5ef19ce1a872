import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { groupTourQuery } from '#features/group-tours/group-tour.queries.ts';
import { TourClosing } from '#features/tours/tour-closing.tsx';
import { TourJourney } from '#features/tours/tour-journey.tsx';

/** The parts of a group tour's page that are hydrated when the visitor comes near; they read what the page reads. */
function useGroupTour() {
  const { tourSlug } = useParams({ from: '/group-tour/$tourSlug' });
  return useSuspenseQuery(groupTourQuery(tourSlug)).data;
}

export function GroupTourJourneyPart() {
  return <TourJourney tour={useGroupTour()} />;
}

export function GroupTourClosingPart() {
  return <TourClosing tour={useGroupTour()} others="Private tours like this one" />;
}
