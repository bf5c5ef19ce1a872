import type { LiveContent } from '#server/content/live/live-content.ts';
import type { Store } from '#server/store/open-store.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/** What changes of the content stand on. */
export interface EditingBacking {
  store: Store;
  queue: WriteQueue;
  live: LiveContent;
  /** The content folder. */
  folder: string;
}

/** Who changes something, and when. */
export interface Editor {
  by: string;
  at: Date;
}
