import type { Picture } from '#contract/records/picture.ts';
import { type PlateShape, plateAt } from '#contract/records/plate-shapes.ts';

/** The plate of a page that is no record's, by its name among the drawings. */
export function pagePlate(name: string, shape: PlateShape, alt: string, caption: string): Picture {
  return { ...plateAt(`/plates/pages/${name}`, shape), alt, caption };
}
