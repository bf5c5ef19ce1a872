import type { TourSort } from '#contract/tours.ts';
import type { Facet } from '#ui/facets/facet.ts';

export const tourFacets: readonly Facet[] = [
  { key: 'destination', label: 'Destination' },
  { key: 'country', label: 'Country' },
  { key: 'days', label: 'Days' },
  { key: 'budget', label: 'Price', isAskedAbove: true },
  { key: 'month', label: 'Month', isAskedAbove: true },
  { key: 'style', label: 'Style' },
  { key: 'tier', label: 'Comfort' },
  { key: 'difficulty', label: 'Effort' },
  { key: 'travellers', label: 'Travellers', isAskedAbove: true },
  { key: 'upTo', label: 'Whole trip', isAskedAbove: true },
];

export const tourSorts: readonly { value: TourSort; label: string }[] = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'price', label: 'Price, low to high' },
  { value: 'price-desc', label: 'Price, high to low' },
  { value: 'duration', label: 'Shortest first' },
  { value: 'duration-desc', label: 'Longest first' },
];
