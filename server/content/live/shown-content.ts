import type { ContentProblem } from '#contract/desk/content.ts';
import type { Clock } from '#server/clock.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import type { MapCache } from '#server/content/catalogue/loading/map-cache.ts';
import type { GoodTexts } from '#server/content/catalogue/loading/sound-files.ts';
import type { Content } from '#server/content/catalogue/records/read-content.ts';
import type { Held } from '#server/content/live/read-catalogue.ts';
import { marksOf } from '#server/content/live/sent-content.ts';

/** What the folder of the content is shown as. */
export interface Shown {
  catalogue: Catalogue;
  /** What it was built of. */
  content: Content;
  /** Of the files it is made of. */
  texts: GoodTexts;
  /** What of the folder is wrong, and not shown. */
  problems: readonly ContentProblem[];
}

/** What the site shows now, and since when. */
export interface ShownContent {
  catalogue(): Catalogue;
  content(): Content;
  texts(): GoodTexts;
  problems(): readonly ContentProblem[];
  since(): Date;
  show(next: Shown): void;
}

export function createShownContent(first: Shown, clock: Clock): ShownContent {
  let shown = first;
  let since = clock();
  return {
    catalogue: () => shown.catalogue,
    content: () => shown.content,
    texts: () => shown.texts,
    problems: () => shown.problems,
    since: () => since,
    show(next) {
      if (next.catalogue !== shown.catalogue) since = clock();
      shown = next;
    },
  };
}

/** What need not be sent to this thread again. */
export function heldOf(shown: Pick<ShownContent, 'content'>, { drawn }: MapCache): Held {
  return { records: new Set(marksOf(shown.content())), maps: new Set(drawn.keys()) };
}
