import { addDays } from '#contract/calendar/calendar.ts';
import type { CalendarEntry } from '#contract/calendar/calendar-entries.ts';
import type { Tour } from '#contract/records/details.ts';
import { absolute } from '#platform/page-head.ts';

interface DatedTrip {
  /** The same for the same trip on the same day. */
  id: string;
  tour: Pick<Tour, 'name' | 'cancellation'>;
  /** What each day is called, in order. */
  days: readonly string[];
  /** Of the tour's page. */
  path: string;
  /** Calendar days, both travelled. */
  first: string;
  last: string;
  /** Where it begins. */
  where: string;
  /** At the office. */
  today: string;
}

/** A trip with a date: its days as one entry, and the days up to which it can be cancelled for less, as far as they lie ahead. */
export function tripEntries({ id, tour, days, path, first, last, where, today }: DatedTrip): CalendarEntry[] {
  const url = absolute(path);
  const lines = days.map((title, index) => `Day ${index + 1}: ${title}`);
  return [
    { id, title: tour.name, days: { first, last }, note: [...lines, '', url].join('\n'), where, url },
    ...cancellationDays(tour.cancellation, first)
      .filter(({ day }) => day >= today)
      .map(({ day, keeps, keepsAfter }) => ({
        id: `${id}-cancel-${day}`,
        title: `Last day before cancelling costs ${keepsAfter} %: ${tour.name}`,
        days: { first: day, last: day },
        note: `Until today we keep ${keeps === 0 ? 'nothing' : `${keeps} %`}, from tomorrow ${keepsAfter} %, if you have booked.\n\n${url}`,
        url,
      })),
  ];
}

/** The last day of each step that a dearer one follows. */
function cancellationDays(steps: Tour['cancellation'], first: string) {
  const ordered = [...steps].sort((one, other) => other.daysBefore - one.daysBefore);
  return ordered.flatMap(({ daysBefore, chargePercent: keeps }, index) => {
    const keepsAfter = ordered[index + 1]?.chargePercent ?? keeps;
    return keepsAfter > keeps ? [{ day: addDays(first, -daysBefore), keeps, keepsAfter }] : [];
  });
}
