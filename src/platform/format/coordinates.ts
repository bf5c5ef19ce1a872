/** `1.337° S, 35.012° E`; three decimals are about a hundred metres. */
export function formatCoordinates(lat: number, lng: number): string {
  return `${degrees(lat, 'N', 'S')}, ${degrees(lng, 'E', 'W')}`;
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;
}
