import type { ContentValue } from '#contract/desk/content.ts';
import type { PhotographedKind } from '#contract/desk/content-photographs.ts';
import type { InspectedPhotograph, RefusedPhotograph } from '#server/photos/inspect-photograph.ts';
import type { PhotoPlaces } from '#server/photos/known-photographs.ts';
import type { Store } from '#server/store/open-store.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/** A record that may have photographs. */
export interface PhotographedRecord {
  kind: PhotographedKind;
  name: string;
}

/** What decodes photographs, elsewhere than in the thread that answers. */
export interface PhotoInspector {
  inspect(file: string): Promise<InspectedPhotograph | RefusedPhotograph>;
  preview(file: string): Promise<{ webp: Uint8Array<ArrayBuffer> } | RefusedPhotograph>;
}

/** What photographs at the desk stand on. */
export interface PhotoDeskBacking extends PhotoInspector {
  store: Store;
  queue: WriteQueue;
  /** The content folder, and where its photographs lie. */
  folder: string;
  places: PhotoPlaces;
  /** What must stay free on the disk, in bytes. */
  leastFreeBytes: number;
  /** The record's draft; undefined where there is none. */
  draftOf(record: PhotographedRecord): Promise<ContentValue | undefined>;
  /** Something lies among the originals, or no longer does. */
  onChange(): void;
}
