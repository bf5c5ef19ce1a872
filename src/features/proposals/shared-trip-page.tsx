import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SharedTrip } from '#contract/forms/shared-trip.ts';
import { LinkedTrip } from '#features/proposals/linked-trip.tsx';
import { sharedTripQuery } from '#features/proposals/proposal.queries.ts';
import { SharedTripDocument } from '#features/proposals/shared-trip-document.tsx';
import type { TripView } from '#platform/kept-trips.ts';

interface SharedTripPageProps {
  /** What stands in the fragment. */
  token: string;
  /** The tour's own page. */
  children: ReactNode;
}

/** A tour's page as the trip of somebody who shares it with those who travel along, or what has become of the link to it. */
export function SharedTripPage({ token, children }: SharedTripPageProps) {
  const answer = useQuery(sharedTripQuery(token));
  return (
    <LinkedTrip
      name="shared"
      token={token}
      hash={`shared=${token}`}
      answer={answer}
      isOfKind={isShared}
      words={words}
      render={(trip, keptAt) => <SharedTripDocument token={token} trip={trip} keptAt={keptAt} />}
    >
      {children}
    </LinkedTrip>
  );
}

const isShared = (view: TripView): view is SharedTrip => !('number' in view);

const words = {
  pending: '',
  failed: 'Nothing has happened to it. Please try again once you are online.',
  unknown: 'The link may have been cut on its way, or ended by who sent it to you: please ask them for another.',
};
