import type { DeskBookingSummary } from '#contract/desk/bookings.ts';
import { type DepartureParty, soldSeats } from '#contract/desk/departures.ts';
import type { TravellerDetails } from '#contract/forms/traveller-details.ts';
import { roomNames } from '#contract/words/trip-words.ts';
import { type Column, csvTable, onePage } from '#server/desk/tables/csv-table.ts';

/** Bookings with what came in and what is to come, a page of rows each. Amounts are dollars. */
export function bookingTable(pages: AsyncIterable<readonly DeskBookingSummary[]>): AsyncIterable<string> {
  return csvTable<DeskBookingSummary>(
    [
      ['Enquiry', ({ reference }) => reference],
      ['Traveller', ({ traveller }) => traveller],
      ['Tour', ({ tour }) => tour],
      ['First day', ({ startDate }) => startDate],
      ['Last day', ({ endDate }) => endDate],
      ['Stage', ({ stage }) => stage],
      ['Total USD', ({ total }) => total],
      ['Received USD', ({ received }) => received],
      ['Next', ({ open }) => open?.what],
      ['Next USD', ({ open }) => open?.amount],
      ['Next by', ({ open }) => open?.dueOn],
    ],
    pages,
  );
}

type Traveller = TravellerDetails['travellers'][number];

/** What camps and airlines need of a party. Health and whom to call are for the guide, and read at the desk. */
export function travellerDetailsTable({ travellers, party }: TravellerDetails): AsyncIterable<string> {
  const columns: Column<Traveller>[] = [
    ['Name as in the passport', ({ name }) => name],
    ['Date of birth', ({ birthDate }) => birthDate],
    ['Nationality', ({ nationality }) => nationality],
    ['Passport', ({ passportNumber }) => passportNumber],
    ['Passport expires', ({ passportExpires }) => passportExpires],
    ['Diet', ({ diet }) => diet],
    ['Rooms', () => party.rooms],
    ['Arrival', () => party.arrivalFlight],
    ['Arrival day', () => party.arrivalDay],
    ['Arrival time', () => party.arrivalTime],
    ['Departure', () => party.departureFlight],
  ];
  return csvTable(columns, onePage(travellers));
}

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
