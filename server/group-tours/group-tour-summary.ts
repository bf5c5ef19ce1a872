import type { Departure, GroupTourSummary } from '#contract/records/group-tours.ts';
import type { GroupTourEntry } from '#server/content/catalogue/catalogue.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';

/** How many of its coming departures a card names. */
const departuresOnCard = 3;

/** `shown` are the departures a card may name; `departureCount` is always that of all. */
export function groupTourSummaryOf(
  { summary }: GroupTourEntry,
  departures: readonly Departure[],
  shown: readonly Departure[] = departures,
): GroupTourSummary {
  return { ...summary, departureCount: departures.length, nextDepartures: shown.slice(0, departuresOnCard) };
}

/** The cards of these group tours, with seats as they are now. Throws StoreUnavailable. */
export async function groupTourSummaries(
  board: DepartureBoard,
  entries: readonly GroupTourEntry[],
): Promise<GroupTourSummary[]> {
  const departures = await board.departuresOf(entries.map(({ record }) => record.slug));
  return entries.map((entry) => groupTourSummaryOf(entry, departures.get(entry.record.slug) ?? []));
}
