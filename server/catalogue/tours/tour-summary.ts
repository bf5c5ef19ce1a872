import type { TourSummary } from '#contract/tours.ts';
import type { DatelessGroupTour } from '#server/catalogue/catalogue.ts';
import type { GroupTourFile, TourFile } from '#server/catalogue/content/content-schema.ts';
import { coverOf } from '#server/catalogue/pictures.ts';

export function tourSummaryOf(tour: TourFile | GroupTourFile, kind: 'tours' | 'group-tours' = 'tours'): TourSummary {
  return {
    id: tour.slug,
    slug: tour.slug,
    name: tour.name,
    tagline: tour.tagline,
    summary: tour.summary,
    label: tour.label,
    duration: tour.duration,
    nights: tour.nights,
    price: tour.price,
    kenyaPrice: tour.kenyaPrice,
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
    coverImage: coverOf({ kind, slug: tour.slug, name: tour.name, plate: tour.plate }),
    // Only the browser's own two tours, shown when none can be loaded, are fallbacks (B-73).
    isFallback: false,
  };
}

export function datelessGroupTourOf(tour: GroupTourFile): DatelessGroupTour {
  return { ...tourSummaryOf(tour, 'group-tours'), joiningPoint: tour.joiningPoint };
}
