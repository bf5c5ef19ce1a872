/** The part of a group tour's page that has its dates. */
export const departuresId = 'departures';

/** The name of a departure's row in its page's address: `#departure-new-year-in-the-mara-2026-12-29`. */
export function departureAnchor({ id }: { id: string }): string {
  return `departure-${id}`;
}
