import type { Place } from '#server/maps/map-frame.ts';

/**
 * About where the great herds of wildebeest are in each month, January first: the year's round as
 * `content/destinations/serengeti.json` tells it. It rains where it will, so a place is good for a region and no more, and keeps clear of the names nearby;
 * what the map says beside it is in `src/features/destinations/herd-year.ts`.
 */
export const herdsByMonth: readonly Place[] = [
  // On the short grass around Ndutu, for the calving
  { lng: 34.96, lat: -2.82 },
  { lng: 35.12, lat: -2.78 },
  { lng: 34.82, lat: -2.8 },
  // North-west through the rain
  { lng: 34.56, lat: -2.78 },
  { lng: 34.3, lat: -2.72 },
  // Near the Grumeti
  { lng: 34.15, lat: -1.95 },
  // In the far north and the Mara, on both sides of the river
  { lng: 34.85, lat: -1.88 },
  { lng: 35.4, lat: -1.24 },
  { lng: 35.52, lat: -1.5 },
  { lng: 35.38, lat: -1.84 },
  // South again
  { lng: 35.25, lat: -2.2 },
  { lng: 35.2, lat: -2.6 },
];
