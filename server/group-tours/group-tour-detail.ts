import type { GroupTour } from '#contract/records/details.ts';
import type { Catalogue, GroupTourEntry } from '#server/content/catalogue/catalogue.ts';
import { tourPageParts } from '#server/content/catalogue/tours/tour-detail.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import { groupTourSummaryOf } from '#server/group-tours/group-tour-summary.ts';

/** A group tour's page: as a tour's, with every coming departure. Throws StoreUnavailable. */
export async function groupTourDetail(
  catalogue: Catalogue,
  board: DepartureBoard,
  entry: GroupTourEntry,
): Promise<GroupTour> {
  const { slug } = entry.record;
  const departures = (await board.departuresOf([slug])).get(slug) ?? [];
  return {
    ...groupTourSummaryOf(entry, departures),
    ...tourPageParts(catalogue, 'group-tours', entry),
    departures,
  };
}
