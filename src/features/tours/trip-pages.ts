import type { Tour } from '#contract/details.ts';
import { pageOf } from '#contract/pages.ts';

/** What is asked on every trip. */
const always = ['/faq', '/contact', '/terms-and-conditions'];

/** The pages of a trip: its own, those of where it goes, sleeps and what one does there, and the questions. */
export function tripPages(
  { destinations, accommodations, activities }: Pick<Tour, 'destinations' | 'accommodations' | 'activities'>,
  path: string,
): string[] {
  const pages = [
    path,
    ...destinations.map(({ slug }) => pageOf('destinations', slug)),
    ...accommodations.map(({ slug }) => pageOf('accommodations', slug)),
    ...activities.map(({ slug }) => pageOf('activities', slug)),
    ...always,
  ];
  return [...new Set(pages)];
}
