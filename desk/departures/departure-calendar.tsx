import { Link } from '@tanstack/react-router';
import type { DeskDeparture } from '#contract/desk/departures.ts';
import { formatMonth, formatWeekday } from '#contract/words/days.ts';
import { seatsInWords } from '#desk/departures/departure-words.tsx';

/** Months that are shown at once; the list below holds the others. */
const mostMonths = 6;

const tones = {
  free: 'border-line-strong bg-surface',
  few: 'border-sun bg-sun/25',
  full: 'border-primary bg-primary text-on-primary',
  closed: 'border-line bg-sand text-muted',
  cancelled: 'border-danger text-danger line-through',
};

/** A departure has few seats left from here on. */
const few = 2;

/** The next months, each with the days on which somebody leaves; its colour says how full it is. */
export function DepartureCalendar({ departures }: { departures: readonly DeskDeparture[] }) {
  const months = [...byMonth(departures)].slice(0, mostMonths);
  if (months.length === 0) return null;
  return (
    <section aria-label="Calendar" className="mb-5 grid gap-3 sm:grid-cols-2 2xl:grid-cols-3">
      {months.map(([month, leaving]) => (
        <div key={month} className="rounded-card border border-line bg-surface p-4">
          <h2 className="mb-2 leading-tight">{formatMonth(month)}</h2>
          <ul className="flex flex-wrap gap-1.5">
            {leaving.map((departure) => (
              <li key={departure.id}>
                <Link
                  to="/departures/$departureId"
                  params={{ departureId: departure.id }}
                  title={`${departure.tourName}: ${seatsInWords(departure)}`}
                  className={`inline-flex min-h-9 items-center rounded-full border px-3 text-label hover:underline ${tones[toneOf(departure)]}`}
                >
                  <span className="figures font-semibold">{formatWeekday(departure.startDate)}</span>
                  <span className="sr-only">
                    , {departure.tourName}: {departure.state === 'open' ? seatsInWords(departure) : departure.state}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function byMonth(departures: readonly DeskDeparture[]): Map<string, DeskDeparture[]> {
  const months = new Map<string, DeskDeparture[]>();
  for (const departure of departures) {
    const month = departure.startDate.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), departure]);
  }
  return months;
}

function toneOf({ state, free }: DeskDeparture): keyof typeof tones {
  if (state !== 'open') return state;
  if (free === 0) return 'full';
  return free <= few ? 'few' : 'free';
}
