import { priceRange, sharingParty } from '#contract/base-price.ts';
import type { TourSummary } from '#contract/tours.ts';
import { cheapestOf } from '#contract/year-of-prices.ts';
import type { DatelessGroupTour } from '#server/catalogue/catalogue.ts';
import type { GroupTourFile, TourFile } from '#server/catalogue/content/content-schema.ts';
import { coverOf } from '#server/catalogue/pictures.ts';
import { pricesOfYear } from '#server/catalogue/tours/month-prices.ts';
import type { TourCosts } from '#server/catalogue/tours/tour-costs.ts';
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
    id: tour.slug,
    slug: tour.slug,
    name: tour.name,
    tagline: tour.tagline,
    summary: tour.summary,
    label: tour.label,
    isPick: tour.pickReason === undefined ? undefined : true,
    duration: tour.duration,
    nights: tour.nights,
    price: least.usd,
    kenyaPrice: least.kes,
    cheapest: cheapestOf(months, tour.prices, sharingParty),
    dearest,
    vehicleType: tour.vehicleType,
    style: tour.style,
    tier: tour.tier,
    difficulty: tour.difficulty,
    minAge: tour.minAge,
    departureDate: tour.departureDate,
    pickupLocation: tour.pickupLocation,
    location: tour.location,
    countries: tour.countries,
    destinationId: tour.destinationId,
    destinationIds: tour.destinationIds,
    stops: tour.stops,
    months: tour.months,
    coverImage: coverOf(
      { kind, slug: tour.slug, name: tour.name, plate: tour.plate, photographs: tour.photographs, cover: tour.cover },
      made,
    ),
    // Only the browser's own two tours, shown when none can be loaded, are fallbacks (B-73).
    isFallback: false,
  };
}

export function datelessGroupTourOf(tour: GroupTourFile, costs: TourCosts, made: MadePhotographs): DatelessGroupTour {
  return { ...tourSummaryOf(tour, costs, made, 'group-tours'), joiningPoint: tour.joiningPoint };
}
