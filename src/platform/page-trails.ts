/** A page above another one. */
export interface Crumb {
  label: string;
  to: string;
}

/** The pages that others stand below, by the names breadcrumbs know them by. */
export const sections = {
  '/tours': 'Tours',
  '/group-tours': 'Group tours',
  '/destinations': 'Destinations',
  '/places': 'Places',
  '/blog': 'Blog',
  '/inspirations': 'Inspirations',
} as const;
export type SectionPath = keyof typeof sections;

const home: Crumb = { label: 'Home', to: '/' };

/** The way to a page: home, its section if it stands in one, and what lies between. The page itself is not in it. */
export function trailBelow(section?: SectionPath, ...between: readonly Crumb[]): Crumb[] {
  return [home, ...(section ? [{ label: sections[section], to: section }] : []), ...between];
}

/** A stay stands below its destination: there is no page of all stays. */
export function stayTrail({ destinationId, destinationName }: { destinationId: string; destinationName: string }) {
  return trailBelow('/destinations', { label: destinationName, to: `/destinations/${destinationId}` });
}
