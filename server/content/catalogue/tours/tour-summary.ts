import { priceRange, sharingParty } from '#contract/money/base-price.ts';
import { cheapestOf } from '#contract/money/year-of-prices.ts';
import { type TourSummary, tourSummary } from '#contract/records/tours.ts';
import type { DatelessGroupTour } from '#server/content/catalogue/catalogue.ts';
import { coverOfRecord } from '#server/content/catalogue/pictures.ts';
import type { GroupTourFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';
import { pricesOfYear } from '#server/content/catalogue/tours/month-prices.ts';
import type { TourCosts } from '#server/content/catalogue/tours/tour-costs.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function tourSummaryOf(
  tour: TourFile | GroupTourFile,
  costs: TourCosts,
  made: MadePhotographs,
  kind: 'tours' | 'group-tours' = 'tours',
): TourSummary {
  const { least } = priceRange(tour.prices);
  const { months, dearest } = pricesOfYear(tour, costs);
  return {
    ...shownFields(tourSummary, tour),
    id: tour.slug,
    isPick: tour.pickReason === undefined ? undefined : true,
    price: least.usd,
    kenyaPrice: least.local,
    cheapest: cheapestOf(months, tour.prices, sharingParty),
    dearest,
    coverImage: coverOfRecord(kind, tour, made),
    // Only the browser's own two tours, shown when none can be loaded, are fallbacks (B-73).
    isFallback: false,
  };
}

export function datelessGroupTourOf(tour: GroupTourFile, costs: TourCosts, made: MadePhotographs): DatelessGroupTour {
  return { ...tourSummaryOf(tour, costs, made, 'group-tours'), joiningPoint: tour.joiningPoint };
}
