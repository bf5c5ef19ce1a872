import { useQuery } from '@tanstack/react-query';
import { priceSeats, wholeTripOfSeats } from '#contract/money/seats-price.ts';
import type { GroupTour } from '#contract/records/details.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import { count } from '#contract/words/count.ts';
import { formatDayWithWeekday } from '#contract/words/days.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';
import { DeparturePrice } from '#features/group-tours/departure-price.tsx';
import { DepartureStatusBadge, departureAnchor } from '#features/group-tours/departure-status.tsx';
import { type CheckedSeats, seatsAsRead, seatsQuery } from '#features/group-tours/group-tour.queries.ts';
import { SeatsBar } from '#features/group-tours/seats-bar.tsx';
import { SeatsEnquiry } from '#features/group-tours/seats-enquiry.tsx';
import { CalendarButton } from '#parts/calendar/calendar-button.tsx';
import { AppError } from '#platform/api/app-error.ts';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { once } from '#platform/once.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { ShortlistHeart } from '#shell/shortlist/shortlist-heart.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

interface DepartureRowProps {
  tour: GroupTour;
  /** How many seats the visitor needs. */
  seats: number;
  /** What they come to, where the date above does not say the same already. */
  sums: string | undefined;
  departure: Departure;
  /** Whether the seats are asked for again when they are old, and when the visitor comes back to the page. */
  isChecked: boolean;
  /** Whether the hash of the address names it. */
  isInAddress: boolean;
  /** Until all departures are asked for, a script lacks, or a link leads to it. */
  hidden: HiddenRow | undefined;
  readAt: number;
}

export type HiddenRow = 'everywhere' | 'on phones';

const hiddenClasses: Record<HiddenRow, string> = {
  everywhere: 'not-target:hidden noscript:grid!',
  'on phones': 'max-sm:not-target:hidden max-sm:noscript:grid!',
};

export function DepartureRow(props: DepartureRowProps) {
  const { tour, departure, seats, sums, isChecked, isInAddress, hidden, readAt } = props;
  const seatsOf = useQuery({ ...seatsQuery(departure, readAt), enabled: isChecked });
  const { data, dataUpdatedAt, isFetching, refetch } = seatsOf;
  // The tour itself may have been read since, by the page that was looked at again.
  const isNewer = readAt > dataUpdatedAt;
  const checked = isNewer ? seatsAsRead(departure) : data;
  const { singleSupplement, minToRun, guaranteed } = departure;
  return (
    <li
      id={departureAnchor(departure)}
      tabIndex={-1}
      className={`grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2.5 border-line border-b py-3 sm:grid-cols-[1fr_auto_13rem] sm:gap-y-3 sm:py-5 ${isInAddress ? '-mx-4 rounded-card bg-sand px-4' : ''} ${hidden ? hiddenClasses[hidden] : ''}`}
    >
      {sums && <p className="figures col-span-full font-medium text-label">{sums}</p>}
      <div className="max-sm:col-span-full xl:grid xl:grid-cols-2 xl:items-center xl:gap-x-10">
        <div>
          <p className="font-display font-semibold text-lg leading-snug sm:text-xl">
            {formatDayWithWeekday(departure.startDate)}
            <span className="text-muted">{` to ${formatDayWithWeekday(departure.endDate)}`}</span>
            <ShortlistHeart
              kind="departure"
              slug={tour.slug}
              departure={departure.id}
              name={`${tour.name}, ${formatDayWithWeekday(departure.startDate)}`}
              variant="inText"
            />
          </p>
          <p className="figures mt-1 text-label text-muted">
            {[
              singleSupplement === 0
                ? 'Nobody pays a single supplement'
                : `Single supplement ${formatUsd(singleSupplement)}`,
              minToRun > 1 && !guaranteed && `runs from ${minToRun} travellers`,
              guaranteed && 'sure to run',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="mt-2 flex flex-wrap items-center xl:mt-0 gap-x-4 gap-y-0.5 text-label">
          {checked.couldNotCheck ? (
            <UncheckedSeats departure={departure} isChecking={isFetching} onRefresh={() => void refetch()} />
          ) : (
            <Seats departure={departure} checked={checked} checkedAt={isNewer ? readAt : dataUpdatedAt} />
          )}
          <DepartureCalendarButton tour={tour} departure={departure} />
        </div>
      </div>
      <p className="text-label text-right max-sm:text-left">
        <DeparturePrice tour={tour} departure={departure} isShortOnPhone />
      </p>
      <SeatsEnquiry
        tourSlug={tour.slug}
        tourName={tour.name}
        departure={departure}
        seats={seats}
        availability={checked}
      />
    </li>
  );
}

/** What the seats come to: our invoice, and the whole trip (B-296). */
export function seatsWords(tour: GroupTour, departure: Departure, seats: number): string {
  const { total } = priceSeats(departure, seats);
  const shared = priceSeats(departure, seats, 'shared').total;
  const whole = wholeTripOfSeats(tour, departure, seats, total).total;
  const sharing = shared < total ? `, or ${formatUsd(shared)} if you would share` : '';
  const asked = seats === 1 ? '1 seat, alone in a room,' : count(seats, 'seat');
  return `For ${asked} our invoice is ${formatUsd(total)}${sharing}. With what you pay to others the whole trip is ${formatUsdRange(whole)}.`;
}

interface UncheckedSeatsProps {
  departure: Departure;
  isChecking: boolean;
  onRefresh: () => void;
}

/** Seats nobody could be asked about are neither promised nor refused (B-160). */
function UncheckedSeats({ departure, isChecking, onRefresh }: UncheckedSeatsProps) {
  const { title, message, action } = noticeOf(new AppError('AVAILABILITY_ERROR', ''));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone="warning">{title}</Badge>
      <p>{message}</p>
      <Button
        variant="quiet"
        size="small"
        aria-label={`${action}, ${formatDayWithWeekday(departure.startDate)}`}
        disabled={isChecking}
        onClick={onRefresh}
      >
        {isChecking ? 'Checking...' : action}
      </Button>
    </div>
  );
}

const clock = once(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));

interface SeatsProps {
  departure: Departure;
  checked: CheckedSeats;
  checkedAt: number;
}

function Seats({ departure, checked, checkedAt }: SeatsProps) {
  const isHydrated = useIsHydrated();
  const isNowFull = checked.availableSeats === 0 && departure.availableSeats > 0;
  const status = isNowFull ? 'sold out' : departure.status;
  return (
    <>
      <DepartureStatusBadge status={status} />
      <SeatsBar status={status} availableSeats={checked.availableSeats} totalSeats={checked.totalSeats} />
      {/* In the visitor's own time, which a prerendered page does not know: it keeps the place. */}
      <span className={`figures text-muted ${isHydrated ? '' : 'invisible'}`}>
        {`checked ${isHydrated ? clock().format(checkedAt) : '00:00'}`}
      </span>
    </>
  );
}

/** A departure's days, and until when it can be cancelled for less. */
function DepartureCalendarButton({ tour, departure }: { tour: GroupTour; departure: Departure }) {
  return (
    <CalendarButton
      label={`Add to calendar, ${formatDayWithWeekday(departure.startDate)}`}
      save={async () => (await import('#features/group-tours/save-departure.ts')).saveDeparture(tour, departure)}
    />
  );
}
