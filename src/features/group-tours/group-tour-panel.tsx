import { MessageCircle } from 'lucide-react';
import type { GroupTour } from '#contract/details.ts';
import { priceSeats } from '#contract/seats-price.ts';
import { formatDayWithWeekday } from '#contract/words/days.ts';
import { formatBoth, formatUsd } from '#contract/words/money.ts';
import { departuresId } from '#features/group-tours/departure-anchor.ts';
import { DepartureStatusBadge, seatsLeft } from '#features/group-tours/departure-status.tsx';
import { eachPaysOn, nextDeparture } from '#features/group-tours/next-departure.ts';
import { PriceNote } from '#features/people/price-note.tsx';
import { whatsAppHref } from '#platform/operator.ts';
import { ButtonAnchor } from '#ui/button-link.tsx';

/** The next departure with seats, and how to ask about it. */
export function GroupTourPanel({ tour }: { tour: GroupTour }) {
  const next = nextDeparture(tour);
  return (
    <section
      aria-label="Price and next departure"
      className="raised-shadow rounded-panel bg-surface p-6 sm:p-7 print:hidden"
    >
      <p className="text-label text-muted">The whole trip, each of two who share</p>
      <p className="figures font-display font-semibold text-[2.5rem] leading-tight">
        {formatUsd(eachPaysOn(tour, next))}
      </p>
      <p className="figures text-label text-muted">
        {`All in at most, with what you pay to others. Of it the tour ${formatBoth(next?.price ?? tour.price, next?.kenyaPrice ?? tour.kenyaPrice)}.`}
      </p>
      {next && next.singleSupplement > 0 && (
        <p className="figures mt-2 text-label text-muted">
          {`Alone in a room our invoice is ${formatUsd(priceSeats(next, 1).total)}, with the single supplement of ${formatUsd(next.singleSupplement)}.`}
        </p>
      )}
      {next && (
        <div className="mt-5 border-line border-t pt-5">
          <p className="text-label text-muted">Next departure with seats</p>
          <p className="mt-1 font-display font-semibold text-xl">{formatDayWithWeekday(next.startDate)}</p>
          <p className="figures mt-2 flex flex-wrap items-center gap-3 text-label">
            <DepartureStatusBadge status={next.status} />
            {seatsLeft(next.availableSeats, next.totalSeats)}
          </p>
        </div>
      )}
      <p className="mt-5 border-line border-t pt-5 text-[0.96875rem]">
        <span className="text-muted">Joining point: </span>
        {tour.joiningPoint}
      </p>
      <div className="mt-6 grid gap-3">
        <ButtonAnchor href={`#${departuresId}`}>See all dates</ButtonAnchor>
        <ButtonAnchor variant="quiet" href={whatsAppHref(`Hello, I am interested in the group tour "${tour.name}".`)}>
          <MessageCircle aria-hidden="true" size={18} />
          Ask on WhatsApp
        </ButtonAnchor>
      </div>
      <div className="mt-3">
        <PriceNote tour={tour} />
      </div>
    </section>
  );
}
