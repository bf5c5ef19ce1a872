import type { ReactNode } from 'react';
import type { SharedTrip } from '#contract/forms/shared-trip.ts';
import type { GroupTour, Tour } from '#contract/records/details.ts';
import { ProposalJourney } from '#features/proposals/proposal-journey.tsx';
import { TripContacts } from '#features/proposals/trip-contacts.tsx';
import { TripPreparation } from '#features/proposals/trip-preparation.tsx';
import { photographsOf } from '#features/tours/tour-head.tsx';
import { PhotographStrip } from '#parts/photographs/photograph-strip.tsx';

interface TripBodyProps {
  trip: Pick<SharedTrip, 'offer' | 'notes'>;
  tour: Tour | GroupTour | undefined;
  today: string;
  children: ReactNode;
}

/** What the traveller and those who travel along read alike: the way, its days and pictures, and the bag. */
export function TripBody({ trip: { offer, notes }, tour, today, children }: TripBodyProps) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-14 pt-6 pb-16 sm:gap-24 sm:pt-12 sm:pb-24 print:block print:*:mb-8 print:pt-0">
      {notes && <TripContacts notes={notes} days={offer.days} today={today} />}
      <ProposalJourney offer={offer} tour={tour} />
      {tour && (
        <div className="empty:hidden print:hidden">
          <PhotographStrip photographs={photographsOf(tour)} head={tour.coverImage} />
        </div>
      )}
      {notes && <TripPreparation notes={notes} {...offer} />}
      {children}
    </div>
  );
}
