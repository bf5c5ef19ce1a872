import { pageOf } from '#contract/pages.ts';
import type { Tour } from '#contract/records/details.ts';
import type { PlaceSummary } from '#contract/records/places.ts';

/** What is asked on every trip. */
const always = ['/faq', '/contact', '/terms-and-conditions'];

type Stops = Pick<Tour, 'destinations' | 'accommodations' | 'activities'> & { places: readonly PlaceSummary[] };

/** The pages of a trip: its own, those of where it goes, sleeps, may stop and what one does there, and the questions. */
export function tripPages({ destinations, accommodations, activities, places }: Stops, path: string): string[] {
  const pages = [
    path,
    ...destinations.map(({ slug }) => pageOf('destinations', slug)),
    ...accommodations.map(({ slug }) => pageOf('accommodations', slug)),
    ...activities.map(({ slug }) => pageOf('activities', slug)),
    ...places.map(({ slug }) => pageOf('places', slug)),
    ...always,
  ];
  return [...new Set(pages)];
}
