/** `share` of the one colour in the other, both `#rrggbb`; the share is 0 to 1. */
export function mixColours(colour: string, other: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const channel = (of: string) => Number.parseInt(of.slice(at, at + 2), 16);
    const value = Math.round(channel(colour) * (1 - share) + channel(other) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
