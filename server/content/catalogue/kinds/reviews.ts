import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { getReviews } from '#contract/api/endpoints.ts';
import type { Review } from '#contract/records/reviews.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import type { GroupTourFile, ReviewFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';
import type { Content } from '#server/content/catalogue/records/read-content.ts';

/** A review with the name of the trip it is about. */
export function reviewOf(file: ReviewFile, content: Pick<Content, 'tours' | 'groupTours'>): Review {
  const { tourId, groupTourId, ...review } = file;
  const tour = content.tours.find(({ slug }) => slug === tourId);
  const groupTour = content.groupTours.find(({ slug }) => slug === groupTourId);
  return {
    ...review,
    about:
      (tour && { kind: 'tour', slug: tour.slug, name: tour.name }) ??
      (groupTour && { kind: 'group tour', slug: groupTour.slug, name: groupTour.name }),
  };
}

const reviewsOfHome = 3;
const mostReviewsOfTour = 6;

export function newestReviews({ reviews }: Catalogue): EndpointAnswer<typeof getReviews> {
  return { reviews: reviews.slice(0, reviewsOfHome) };
}

/** What was written about this very trip, the newest of it; nothing at all where nobody wrote. */
export function reviewsOfTour({ reviews }: Catalogue, tour: TourFile | GroupTourFile): Review[] | undefined {
  const kind = 'departures' in tour ? 'group tour' : 'tour';
  const found = reviews.filter(({ about }) => about?.kind === kind && about.slug === tour.slug);
  return found.length === 0 ? undefined : found.slice(0, mostReviewsOfTour);
}
