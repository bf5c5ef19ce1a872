import type { Place } from '#server/maps/map-frame.ts';

/** Capitals and large towns, the largest first: what a map is read by. */
export const towns: readonly (Place & { name: string })[] = [
  { name: 'Nairobi', lat: -1.286, lng: 36.817 },
  { name: 'Dar es Salaam', lat: -6.816, lng: 39.28 },
  { name: 'Kampala', lat: 0.313, lng: 32.581 },
  { name: 'Kigali', lat: -1.944, lng: 30.062 },
  { name: 'Mombasa', lat: -4.05, lng: 39.667 },
  { name: 'Arusha', lat: -3.387, lng: 36.683 },
  { name: 'Kisumu', lat: -0.102, lng: 34.762 },
  { name: 'Dodoma', lat: -6.173, lng: 35.742 },
  { name: 'Mwanza', lat: -2.517, lng: 32.9 },
  { name: 'Entebbe', lat: 0.056, lng: 32.479 },
  { name: 'Eldoret', lat: 0.52, lng: 35.27 },
  { name: 'Garissa', lat: -0.457, lng: 39.646 },
  { name: 'Malindi', lat: -3.219, lng: 40.117 },
  { name: 'Isiolo', lat: 0.355, lng: 37.583 },
];
