import type { TravellerDetails } from '#contract/forms/traveller-details.ts';
import { type Column, csvTable, onePage } from '#server/desk/tables/csv-table.ts';

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
