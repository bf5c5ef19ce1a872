import type { Review } from '#contract/records/reviews.ts';
import type { ReviewFile } from '#server/content/catalogue/records/content-schema.ts';
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
