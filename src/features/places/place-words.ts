/** From here on a visit is the day's plan, and hours and minutes would only pretend to know better. */
const fullDay = 6 * 60;

/** How long a visit takes: `40 min`, `1 h 15 min`, `A full day`. */
export function formatVisit(visitMinutes: number): string {
  if (visitMinutes >= fullDay) return 'A full day';
  const hours = Math.floor(visitMinutes / 60);
  const minutes = visitMinutes % 60;
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}

/** `1.337° S, 35.012° E`; three decimals are about a hundred metres. */
export function formatCoordinates(lat: number, lng: number): string {
  return `${degrees(lat, 'N', 'S')}, ${degrees(lng, 'E', 'W')}`;
}

/** The point on a map anyone can open, with a marker on it. */
export function mapHref(lat: number, lng: number): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`;
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;
}
