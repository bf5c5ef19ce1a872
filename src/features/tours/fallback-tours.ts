import type { TourSummary } from '#contract/tours.ts';

const inCommon = {
  vehicleType: 'Shared 4x4 van',
  style: 'shared',
  tier: 'budget',
  difficulty: 'easy',
  minAge: 0,
  departureDate: 'Daily',
  pickupLocation: 'Nairobi',
  isFallback: true,
} as const satisfies Partial<TourSummary>;

const coverOf = (name: string): TourSummary['coverImage'] => ({
  src: '/placeholders/tour.svg',
  darkSrc: '/placeholders/tour-dark.svg',
  alt: `Placeholder illustration for ${name}`,
  width: 1600,
  height: 1000,
});

/** What `/tours` can still show when the back end cannot be reached and nothing is saved (B-73). */
export const fallbackTours: readonly TourSummary[] = [
  {
    id: 'fallback-masai-mara',
    slug: 'masai-mara-safari',
    name: 'Masai Mara Safari',
    tagline: 'Three days among the big cats of the Mara plains',
    summary: 'Two nights beside the reserve, with game drives at first and last light.',
    label: 'MOST POPULAR',
    duration: 3,
    nights: 2,
    price: 450,
    kenyaPrice: 67_500,
    location: 'Maasai Mara, Kenya',
    destinationId: 'maasai-mara',
    destinationIds: ['maasai-mara'],
    stops: ['Nairobi', 'Maasai Mara', 'Nairobi'],
    months: [2, 2, 1, 1, 1, 2, 3, 3, 3, 3, 1, 2],
    coverImage: coverOf('Masai Mara Safari'),
    countries: ['Kenya'],
    ...inCommon,
  },
  {
    id: 'fallback-amboseli',
    slug: 'amboseli-tour',
    name: 'Amboseli Tour',
    tagline: 'Elephants below Kilimanjaro in two days',
    summary: 'A night by the park, and two chances of a clear mountain.',
    label: 'NEW',
    duration: 2,
    nights: 1,
    price: 320,
    kenyaPrice: 48_000,
    location: 'Amboseli, Kenya',
    destinationId: 'amboseli',
    destinationIds: ['amboseli'],
    stops: ['Nairobi', 'Amboseli', 'Nairobi'],
    months: [3, 3, 2, 1, 1, 3, 3, 3, 3, 3, 1, 2],
    coverImage: coverOf('Amboseli Tour'),
    countries: ['Kenya'],
    ...inCommon,
  },
];
