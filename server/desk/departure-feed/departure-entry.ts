import type { CalendarEntry } from '#contract/calendar/calendar-entries.ts';
import type { DeskDeparture } from '#contract/desk/departures.ts';
import { formatUsd } from '#contract/words/money.ts';

/** A departure as it stands in the office's calendars: its seats first, since titles are cut. */
export function departureEntry(departure: DeskDeparture, deskUrl: string): CalendarEntry {
  const { id, tourName, startDate, endDate, state, sold, held, free, capacity, waiting, minToRun, guaranteed, price } =
    departure;
  const url = `${deskUrl}/departures/${id}`;
  const seats = `${sold} sold, ${held} held, ${free} free`;
  const isOff = state === 'cancelled';
  return {
    id: `departure-${id}`,
    title: isOff ? `Cancelled: ${tourName}` : `${seats}: ${tourName}`,
    days: { first: startDate, last: endDate },
    note: [
      `${seats} of ${capacity}.`,
      waiting > 0 && `${waiting} in line.`,
      state === 'closed' && 'Closed: no seats are offered.',
      !isOff && (guaranteed ? 'Sure to run.' : `Runs from ${minToRun} travellers.`),
      `${formatUsd(price)} for each of two who share.`,
      '',
      url,
    ]
      .filter((line) => line !== false)
      .join('\n'),
    url,
    revision: departure.version,
    isCancelled: isOff,
  };
}
