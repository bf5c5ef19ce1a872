import { getDeskFigures } from '#contract/desk/figure-endpoints.ts';
import type { DeskRoute } from '#server/desk/desk-route.ts';
import { createEnquiryFigures, type EnquiryFiguresOptions } from '#server/enquiries/figures/enquiry-figures.ts';

/** Four figures a month. */
export function addFigureDeskRoutes(route: DeskRoute, backing: EnquiryFiguresOptions): void {
  const countFigures = createEnquiryFigures(backing);
  route(getDeskFigures, async (_, { now }) => ({
    countedAt: now.toISOString(),
    months: await countFigures(now),
  }));
}
