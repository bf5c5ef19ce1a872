import type { ContentProblem } from '#contract/desk/content.ts';
import type { ProsePreview } from '#contract/desk/content-form.ts';
import type { FileChanges } from '#server/content/files/content-files.ts';
import type { MakingProgress } from '#server/content/live/photo-jobs.ts';
import type { CatalogueReaderOptions, DrawnMaps, Held, Reading } from '#server/content/live/read-catalogue.ts';
import type { Rendered } from '#server/content/pages/live-pages.ts';
import type { InspectedPhotograph, RefusedPhotograph } from '#server/photos/inspect-photograph.ts';

/*
 * What the server's thread and the one that reads, checks and renders say to each other. Everything of it can be cloned from one
 * to the other.
 */

export interface WorkerData extends CatalogueReaderOptions {
  /** The built site; undefined where there is none. */
  siteFolder: string | undefined;
  /** The built `src/entry-server.tsx`; undefined where pages are not rendered. */
  rendererFile: string | undefined;
}

/** Each job with what it takes and what it gives. */
export interface Jobs {
  read: { takes: { now: Date; held: Held }; gives: Reading };
  /** The catalogue as it would be after changes that are not made. */
  readWith: { takes: { changes: FileChanges; now: Date; held: Held }; gives: Reading };
  /** Draws maps that are not drawn yet, for some tenths of a second. */
  drawMaps: { takes: { drawn: ReadonlySet<string> }; gives: DrawnMaps };
  check: { takes: { changes: FileChanges; now: Date }; gives: ContentProblem[] };
  /** A text as a page would show it. */
  prose: { takes: { text: string }; gives: ProsePreview };
  /** Looks at originals and makes what was not made, for some seconds. */
  makePhotographs: { takes: { first: readonly string[] }; gives: MakingProgress };
  /** What a file is that somebody brought. */
  inspectPhotograph: { takes: { file: string }; gives: InspectedPhotograph | RefusedPhotograph };
  previewPhotograph: { takes: { file: string }; gives: { webp: Uint8Array<ArrayBuffer> } | RefusedPhotograph };
  render: { takes: { address: string; content: string; nobodyWaits: boolean; now: Date }; gives: Rendered };
  documents: { takes: Record<never, never>; gives: Rendered & { addresses: string[] } };
}

export type JobName = keyof Jobs;

/** What the server's thread says: work to do, or the answer to a question of the worker. */
export type ToWorker =
  | { [Name in JobName]: { id: number; job: Name; given: Jobs[Name]['takes'] } }[JobName]
  | { answerTo: number; status: number; body: string };

/** What the worker says: work that is done or failed, or an address of the API it wants to be answered. */
export type FromWorker =
  | { done: number; result: unknown }
  | { failed: number; reason: string }
  /** `job` is the one that asks: each may have an API of its own. */
  | { ask: number; job: number; address: string };
