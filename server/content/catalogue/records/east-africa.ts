import type { Complain } from '#server/content-error.ts';

/** Where a record may lie until it has a place of its own. */
export const middleOfEastAfrica = { lat: -3, lng: 35.5 };

/** Catches a latitude and a longitude that changed places. */
export function placedInEastAfrica(point: { lat: number; lng: number }, complain: Complain, field = 'lat, lng'): void {
  const inside = point.lat >= -12 && point.lat <= 6 && point.lng >= 28 && point.lng <= 43;
  if (inside) return;
  const wanted = 'write lat from -12 to 6 and lng from 28 to 43, in this order';
  complain(field, `${point.lat}, ${point.lng} is not in East Africa; ${wanted}`);
}
