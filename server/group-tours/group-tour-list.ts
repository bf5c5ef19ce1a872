import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listGroupTours } from '#contract/api/endpoints.ts';
import { addMonths, monthOf } from '#contract/calendar/calendar.ts';
import { type Departure, type groupToursQuery, type SeatsBand, seatsBand } from '#contract/records/group-tours.ts';
import { monthOptions, monthSlugs } from '#contract/records/seasons.ts';
import type { Catalogue, GroupTourEntry } from '#server/content/catalogue/catalogue.ts';
import { destinationOptions, type Facet, labelled, listPage } from '#server/content/catalogue/lists/list-page.ts';
import { tourText } from '#server/content/catalogue/tours/tour-list.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import { groupTourSummaryOf } from '#server/group-tours/group-tour-summary.ts';

type GroupToursQuery = z.infer<typeof groupToursQuery>;

interface Listed {
  entry: GroupTourEntry;
  departures: readonly Departure[];
}

const leastSeats: Record<SeatsBand, number> = { '1-plus': 1, '2-plus': 2, '4-plus': 4, '6-plus': 6 };

/**
 * Group tours as the query asks for them; cards name the departures that fit it. A month is the next one of its name, counted
 * from `today`, a calendar day at the office: seats of a year later are no answer to it. Throws StoreUnavailable.
 */
export async function groupTourList(
  catalogue: Catalogue,
  board: DepartureBoard,
  query: GroupToursQuery,
  today: string,
): Promise<EndpointAnswer<typeof listGroupTours>> {
  const entries = [...catalogue.groupTours.values()];
  const departures = await board.departuresOf(entries.map(({ record }) => record.slug));
  const end = addMonths(today, 12);
  const fitting = (all: readonly Departure[]) =>
    freeFirst(
      all.filter((departure) => startsInMonth(departure, query, end) && hasSeats(departure, query)),
      query,
    );
  const listed = entries
    .map((entry) => {
      const all = departures.get(entry.record.slug) ?? [];
      return { entry, departures: all, leaves: leavesAt(fitting(all)) };
    })
    .toSorted((one, other) => one.leaves.localeCompare(other.leaves));
  const { items, envelope } = listPage<Listed, GroupToursQuery>(listed, query, {
    noun: 'group tours',
    facets: groupTourFacets(catalogue, entries, query, end),
    textOf: ({ entry: { summary } }) => [summary.joiningPoint, ...tourText(catalogue, summary)],
  });
  const groupTours = items.map(({ entry, departures: all }) => groupTourSummaryOf(entry, all, fitting(all)));
  return { groupTours, ...envelope };
}

/** Month and seats are asked of the same departure: July with four seats, not July and, some other time, four seats. */
function groupTourFacets(
  catalogue: Catalogue,
  entries: readonly GroupTourEntry[],
  query: GroupToursQuery,
  end: string,
): Facet<Listed, GroupToursQuery>[] {
  return [
    {
      key: 'month',
      options: monthOptions,
      valuesOf: ({ departures }, query) =>
        departures
          .filter((departure) => departure.startDate < end && hasSeats(departure, query))
          .map((departure) => monthSlugOf(departure)),
    },
    {
      key: 'destination',
      options: destinationOptions(catalogue, [
        ...entries.flatMap(({ summary }) => summary.destinationIds),
        ...query.destination,
      ]),
      valuesOf: ({ entry }) => entry.summary.destinationIds,
    },
    {
      key: 'seats',
      options: labelled(seatsBand.options, {
        '1-plus': '1 seat or more',
        '2-plus': '2 seats or more',
        '4-plus': '4 seats or more',
        '6-plus': '6 seats or more',
      }),
      valuesOf: ({ departures }, query) => {
        const inMonth = departures.filter((departure) => startsInMonth(departure, query, end));
        const most = Math.max(0, ...inMonth.map((departure) => departure.availableSeats));
        return seatsBand.options.filter((band) => most >= leastSeats[band]);
      },
    },
  ];
}

/** The tour that leaves next with a seat comes first; one that is full comes after every day there is. */
function leavesAt(departures: readonly Departure[]): string {
  return departures.find((departure) => !isFull(departure))?.startDate ?? '~';
}

/** Of a month that is chosen, a departure with seats leads the card; otherwise they stand by their days. */
function freeFirst(departures: readonly Departure[], { month }: GroupToursQuery): readonly Departure[] {
  if (month.length === 0) return departures;
  return departures.toSorted((one, other) => Number(isFull(one)) - Number(isFull(other)));
}

const isFull = ({ availableSeats }: Departure) => availableSeats === 0;

function startsInMonth(departure: Departure, { month }: GroupToursQuery, end: string): boolean {
  return month.length === 0 || (departure.startDate < end && month.some((slug) => slug === monthSlugOf(departure)));
}

function hasSeats(departure: Departure, { seats }: GroupToursQuery): boolean {
  return seats === undefined || departure.availableSeats >= leastSeats[seats];
}

function monthSlugOf(departure: Departure): string {
  return monthSlugs[monthOf(departure.startDate) - 1] ?? '';
}
