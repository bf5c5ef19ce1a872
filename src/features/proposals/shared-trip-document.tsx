import { officeDay } from '#contract/calendar/calendar.ts';
import type { SharedTrip } from '#contract/forms/shared-trip.ts';
import { KeptNote, KeptSince } from '#features/proposals/kept-note.tsx';
import { PrintTrip } from '#features/proposals/print-trip.tsx';
import { useLiveTour } from '#features/proposals/proposal.queries.ts';
import { HeadFrame, Planner } from '#features/proposals/proposal-head.tsx';
import { StandingFrame } from '#features/proposals/proposal-standing.tsx';
import { tripLine } from '#features/proposals/proposal-words.ts';
import { TripBody } from '#features/proposals/trip-body.tsx';
import { Letterhead } from '#features/tours/paper/letterhead.tsx';
import { useNow } from '#platform/browser/use-now.ts';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';

interface SharedTripDocumentProps {
  token: string;
  trip: SharedTrip;
  /** When it was kept on the device, where the office cannot be reached. */
  keptAt?: string | undefined;
}

/** The trip for those who travel along: all of it but what it costs and what is agreed about it. */
export function SharedTripDocument({ token, trip, keptAt }: SharedTripDocumentProps) {
  const { offer, traveller, state, confirmedAt } = trip;
  const tour = useLiveTour(offer.tour);
  const today = officeDay(useNow());
  return (
    <article className="own-page printed-itinerary printed-proposal">
      <div className="hidden print:block">
        <Letterhead />
      </div>
      <KeptSince keptAt={keptAt} />
      {state === 'withdrawn' && (
        <StandingFrame title="This trip was given back">
          <p className="mt-1 max-w-2xl">{`It does not take place as it stands here. ${traveller} knows more.`}</p>
        </StandingFrame>
      )}
      <HeadFrame tour={tour}>
        <p className="font-semibold text-accent">{`Shared with you by ${traveller}`}</p>
        <h1 className="mt-2 max-w-[12em] text-record leading-[1.04] tracking-[-0.018em]">{offer.tour.name}</h1>
        <p className="figures mt-3 font-display font-medium text-lead leading-snug lg:text-record-lead">
          {tripLine(offer)}
        </p>
        {state === 'held' && (
          <p className="mt-3 text-muted">
            {confirmedAt === null ? 'It is held for you all. We are booking it.' : 'It is booked and confirmed.'}
          </p>
        )}
        <Planner planner={offer.planner} />
      </HeadFrame>
      <TripBody trip={trip} tour={tour} today={today}>
        <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 print:hidden">
          <div>
            <PrintTrip />
          </div>
          <ReachUs />
          <KeptNote token={token} view={trip} />
        </div>
      </TripBody>
    </article>
  );
}
