import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { GoodTexts } from '#server/catalogue/loading/sound-files.ts';
import type { Clock } from '#server/clock.ts';
import type { ContentProblem } from '#server/content-error.ts';

/** What the folder of the content is shown as. */
export interface Shown {
  catalogue: Catalogue;
  /** Of the files it is made of. */
  texts: GoodTexts;
  /** What of the folder is wrong, and not shown. */
  faults: readonly ContentProblem[];
}

/** What the site shows now, and since when. */
export interface ShownContent {
  catalogue(): Catalogue;
  texts(): GoodTexts;
  faults(): readonly ContentProblem[];
  since(): Date;
  show(next: Shown): void;
}

export function createShownContent(first: Shown, clock: Clock): ShownContent {
  let shown = first;
  let since = clock();
  return {
    catalogue: () => shown.catalogue,
    texts: () => shown.texts,
    faults: () => shown.faults,
    since: () => since,
    show(next) {
      if (next.catalogue !== shown.catalogue) since = clock();
      shown = next;
    },
  };
}
