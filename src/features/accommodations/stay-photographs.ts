import type { Accommodation } from '#contract/details.ts';
import type { Picture } from '#contract/picture.ts';

/** A stay's own photographs, then those of its rooms. */
export function photographsOf({ photographs = [], roomPhotographs = {}, rooms }: Accommodation): Picture[] {
  return [...photographs, ...rooms.flatMap(({ id }) => roomPhotographs[id] ?? [])];
}
