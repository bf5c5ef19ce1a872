import { Link } from '@tanstack/react-router';
import { formatMonth, formatMonthName, formatWeekday } from '#contract/words/days.ts';
import type { DepartureMonth, ListedDeparture } from '#features/group-tours/departure-months.ts';
import { departureAnchor, departureStatuses } from '#features/group-tours/departure-status.tsx';

interface DepartureCalendarProps {
  months: readonly DepartureMonth[];
  /** `one tour` gives days only; `all tours` names each departure's tour. */
  of: 'one tour' | 'all tours';
}

const layouts = {
  'one tour': { list: 'lg:grid-cols-4 xl:grid-cols-6', month: 'max-lg:w-40' },
  'all tours': {
    list: 'lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]',
    month: 'max-lg:w-64',
  },
};

/** Departures by month, of the months that have some, each a link to its row in the table of its tour. On a phone the months pass by. */
export function DepartureCalendar({ months, of }: DepartureCalendarProps) {
  const layout = layouts[of];
  return (
    <ol aria-label="Departures by month" className={`card-strip items-start gap-3 ${layout.list} print:hidden`}>
      {months
        .filter(({ departures }) => departures.length > 0)
        .map(({ month, departures }) => (
          <li
            key={month}
            className={`rounded-card border border-line max-lg:shrink-0 max-lg:snap-start px-4 py-3 bg-surface ${layout.month}`}
          >
            <p className="font-display font-semibold text-lg">
              {`${formatMonthName(month)} `}
              <span className="figures font-medium text-muted">{month.slice(0, 4)}</span>
            </p>
            <ul className="mt-1">
              {departures.map((listed) => (
                <li key={listed.departure.id}>
                  <DepartureLink {...listed} namesTour={of === 'all tours'} />
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ol>
  );
}

function DepartureLink({ tour, departure, namesTour }: ListedDeparture & { namesTour: boolean }) {
  const { text, mark } = departureStatuses[departure.status];
  const { availableSeats, status } = departure;
  // What fits beside a date: the seats left, or why there is none to ask for.
  const seats = availableSeats === 0 || status === 'on request' ? text : `${availableSeats} left`;
  return (
    <Link
      to="/group-tour/$tourSlug"
      params={{ tourSlug: tour.slug }}
      hash={departureAnchor(departure)}
      className="-mx-2 grid min-h-11 grid-cols-[auto_1fr] content-center gap-x-2.5 rounded-lg px-2 py-1.5 text-label leading-snug hover:bg-sand"
    >
      <span aria-hidden="true" className={`mt-1 size-2.5 rounded-full ${mark}`} />
      <span>
        <span className="figures flex flex-wrap justify-between gap-x-2">
          <span className="font-semibold">
            {formatWeekday(departure.startDate)}
            <span className="sr-only">{` ${formatMonth(departure.startDate)},`}</span>
          </span>
          <span className="text-muted">{seats}</span>
        </span>
        {namesTour && <span className="block">{tour.name}</span>}
      </span>
    </Link>
  );
}
