// How far a silhouette reaches from the point it stands on, measured on its own path.

import { type Species, silhouetteOf } from '#illustrations/plates/animals/species.ts';

/** In heights of the animal, as it looks to the right. */
export interface Extent {
  readonly behind: number;
  readonly before: number;
  readonly top: number;
}

const measured = new Map<Species, Extent>();

export function extentOf(species: Species): Extent {
  const known = measured.get(species);
  if (known !== undefined) return known;
  const { near, far, height } = silhouetteOf(species);
  const extent = { behind: 0, before: 0, top: 0 };
  // Every command but the arc gives pairs of absolute coordinates; an arc starts at one.
  for (const [, numbers = ''] of (near + far).matchAll(/[MLCQ]([^A-Za-z]*)/g)) {
    const coordinates = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    coordinates.forEach((coordinate, index) => {
      const share = coordinate / height;
      if (index % 2 === 1) extent.top = Math.max(extent.top, -share);
      else if (share < 0) extent.behind = Math.max(extent.behind, -share);
      else extent.before = Math.max(extent.before, share);
    });
  }
  measured.set(species, extent);
  return extent;
}
