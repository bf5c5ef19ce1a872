import type { DeskBookingSummary } from '#contract/desk/bookings.ts';
import { csvTable } from '#server/desk/tables/csv-table.ts';

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
