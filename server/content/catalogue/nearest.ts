interface Point {
  lat: number;
  lng: number;
}

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres over the ground. */
export function distanceKm(from: Point, to: Point): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const chord = halfLat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}

/** The `count` entries nearest to this one, nearest first, without itself. */
export function nearest<E extends { record: Point }>(entries: Iterable<E>, here: E, count: number): E[] {
  return [...entries]
    .filter((entry) => entry !== here)
    .map((entry) => ({ entry, km: distanceKm(here.record, entry.record) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, count)
    .map(({ entry }) => entry);
}
