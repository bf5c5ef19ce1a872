/** From here on a visit is the day's plan, and hours and minutes would only pretend to know better. */
const fullDay = 6 * 60;

/** How long a visit takes: `40 min`, `1 h 15 min`, `A full day`. */
export function formatVisit(visitMinutes: number): string {
  if (visitMinutes >= fullDay) return 'A full day';
  const hours = Math.floor(visitMinutes / 60);
  const minutes = visitMinutes % 60;
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}

/** The point on a map anyone can open, with a marker on it. */
export function mapHref(lat: number, lng: number): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`;
}
