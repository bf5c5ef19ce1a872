import { getDeskFigures } from '#contract/desk/figure-endpoints.ts';
import type { DeskRoute } from '#server/desk/desk-route.ts';
import { createEnquiryFigures, type EnquiryFiguresOptions } from '#server/enquiries/figures/enquiry-figures.ts';
import { createMoneyFigures } from '#server/proposals/proposal-figures.ts';

/** What came of enquiries and proposals, by month and for some months. */
export function addFigureDeskRoutes(route: DeskRoute, backing: EnquiryFiguresOptions): void {
  const countFigures = createEnquiryFigures(backing);
  const countMoney = createMoneyFigures(backing.store);
  route(getDeskFigures, async ({ query }, { now }) => {
    const { months, period, references } = await countFigures(now, query);
    return { countedAt: now.toISOString(), months, period: { ...period, ...(await countMoney(references)) } };
  });
}
