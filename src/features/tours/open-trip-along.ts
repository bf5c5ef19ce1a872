import type { Tour } from '#contract/details.ts';
import { tripPages } from '#features/tours/trip-pages.ts';
import { openTakeAlong } from '#shell/along/open-take-along.tsx';

export function openTripAlong(tour: Tour, path: string, opener: Element): void {
  openTakeAlong({ id: path, title: tour.name, pages: tripPages(tour, path) }, opener);
}
