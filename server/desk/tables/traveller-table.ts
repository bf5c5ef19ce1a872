import { type DepartureParty, soldSeats } from '#contract/desk/departures.ts';
import { roomNames } from '#contract/words/trip-words.ts';
import { type Column, csvTable, onePage } from '#server/desk/tables/csv-table.ts';

/** Who travels on a departure: those whose seats are sold, on the office's wish with what they wrote. */
export function travellerTable(parties: readonly DepartureParty[], hasWords: boolean): AsyncIterable<string> {
  const columns: Column<DepartureParty>[] = [
    ['Party', ({ name }) => name],
    ['Seats', soldSeats],
    ['Room', ({ room, rooms }) => rooms ?? (room === null ? undefined : roomNames[room])],
    ['Telephone', ({ phone }) => phone ?? undefined],
    ['Enquiry', ({ enquiry }) => enquiry ?? undefined],
    ...(hasWords ? [['They wrote', ({ wrote }: DepartureParty) => wrote] as const] : []),
  ];
  return csvTable(columns, onePage(parties.filter((party) => soldSeats(party) > 0)));
}
