import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Clock } from '#server/clock.ts';

/** What the site shows now, and since when. */
export interface ShownContent {
  catalogue(): Catalogue;
  since(): Date;
  show(catalogue: Catalogue): void;
}

export function createShownContent(first: Catalogue, clock: Clock): ShownContent {
  let shown = { catalogue: first, since: clock() };
  return {
    catalogue: () => shown.catalogue,
    since: () => shown.since,
    show(catalogue) {
      shown = { catalogue, since: clock() };
    },
  };
}
