import { codeOf, reasonOf } from '#server/error-parts.ts';
import type { InspectedPhotograph, RefusedPhotograph } from '#server/photos/inspect-photograph.ts';
import { builtPhotographs, type PhotoPlaces } from '#server/photos/known-photographs.ts';
import { PhotoCacheBusy } from '#server/photos/photo-cache.ts';
import { createPhotoLane } from '#server/photos/photo-lane.ts';

/** How far the making of photographs came. */
export interface MakingProgress {
  made: number;
  /** Originals that are still to be looked at. */
  left: number;
  /** Why it stopped, where it did: another program makes photographs, or there is no room. */
  failure?: string;
}

/** What is made is shown after so many milliseconds, while the rest is made. */
const shownEveryMs = 4000;

export interface PhotoJobs {
  make(first: readonly string[]): Promise<MakingProgress>;
  inspect(file: string): Promise<InspectedPhotograph | RefusedPhotograph>;
  preview(file: string): Promise<{ webp: Uint8Array<ArrayBuffer> } | RefusedPhotograph>;
}

/** Everything that decodes photographs, one after the other; what somebody waits for comes first. */
export function createPhotoJobs(places: PhotoPlaces): PhotoJobs {
  const lane = createPhotoLane();
  const { originals, cacheFolder } = places;
  // What decodes is loaded when there is something to decode.
  const maker = () => import('#server/photos/make-photographs.ts');
  const inspector = () => import('#server/photos/inspect-photograph.ts');
  return {
    async make(first) {
      try {
        const { makePhotographs } = await maker();
        const { made, left } = await makePhotographs({
          originals,
          cacheFolder,
          first: new Set(first),
          elsewhere: builtPhotographs(places).photos,
          forMs: shownEveryMs,
          believesRefusals: true,
          turn: lane.later,
        });
        return { made, left };
      } catch (error) {
        // A failure of the system says itself which folder or disk it is about.
        if (!(error instanceof PhotoCacheBusy) && codeOf(error) === undefined) throw error;
        return { made: 0, left: 1, failure: reasonOf(error) };
      }
    },
    inspect: (file) => lane.now(async () => (await inspector()).inspectPhotograph(file)),
    preview: (file) => lane.now(async () => (await inspector()).previewPhotograph(file)),
  };
}
