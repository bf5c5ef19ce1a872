import { useQuery } from '@tanstack/react-query';
import type { Departure } from '#contract/group-tours.ts';
import { departureAnchor } from '#features/group-tours/departure-anchor.ts';
import { DepartureStatusBadge } from '#features/group-tours/departure-status.tsx';
import { seatsQuery } from '#features/group-tours/group-tour.queries.ts';
import { SeatsBar } from '#features/group-tours/seats-bar.tsx';
import { formatDayWithWeekday } from '#platform/format/calendar-day.ts';
import { formatKes, formatUsd } from '#platform/format/money.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';

interface DepartureRowProps {
  tourSlug: string;
  departure: Departure;
  /** Whether the seats are asked for again when they are old, and when the visitor comes back to the page. */
  isChecked: boolean;
  /** Whether the address names this departure. */
  isNamed: boolean;
  readAt: number;
}

export function DepartureRow({ tourSlug, departure, isChecked, isNamed, readAt }: DepartureRowProps) {
  return (
    <li
      id={departureAnchor(departure)}
      tabIndex={-1}
      className={`grid items-center gap-x-6 gap-y-3 border-line border-b py-5 sm:grid-cols-[1fr_auto_auto] ${isNamed ? '-mx-4 rounded-card bg-sand px-4' : ''}`}
    >
      <div>
        <p className="font-display font-semibold text-xl leading-snug">
          {formatDayWithWeekday(departure.startDate)}
          <span className="text-muted"> to {formatDayWithWeekday(departure.endDate)}</span>
        </p>
        <p className="figures mt-1 text-label text-muted">
          Single supplement {formatUsd(departure.singleSupplement)}
          {departure.minToRun > 1 && !departure.guaranteed && ` · runs from ${departure.minToRun} travellers`}
          {departure.guaranteed && ' · sure to run'}
        </p>
        <Seats departure={departure} isChecked={isChecked} readAt={readAt} />
      </div>
      <p className="figures text-right max-sm:text-left">
        <span className="block font-bold">{formatUsd(departure.price)}</span>
        <span className="block text-label text-muted">{formatKes(departure.kenyaPrice)}</span>
      </p>
      <ButtonLink
        to="/contact"
        search={{ topic: 'group', groupTour: tourSlug, departure: departure.id }}
        variant="quiet"
        size="small"
        aria-label={`Ask about the departure on ${formatDayWithWeekday(departure.startDate)}`}
      >
        {departure.availableSeats > 0 ? 'Ask about seats' : 'Ask about other dates'}
      </ButtonLink>
    </li>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function Seats({ departure, isChecked, readAt }: Omit<DepartureRowProps, 'tourSlug' | 'isNamed'>) {
  const { data: seats, dataUpdatedAt } = useQuery({ ...seatsQuery(departure, readAt), enabled: isChecked });
  if (seats.couldNotCheck) {
    return (
      <p className="mt-2 flex flex-wrap items-center gap-3 text-label">
        <Badge tone="warning">Could not check</Badge>
        Unable to check current availability. Information may not be up to date: ask us.
      </p>
    );
  }
  const isNowFull = seats.availableSeats === 0 && departure.availableSeats > 0;
  const status = isNowFull ? 'sold out' : departure.status;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-label">
      <DepartureStatusBadge status={status} />
      <SeatsBar status={status} availableSeats={seats.availableSeats} totalSeats={seats.totalSeats} />
      <span className="figures text-muted">checked {clock.format(dataUpdatedAt)}</span>
    </p>
  );
}
