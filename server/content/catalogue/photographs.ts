import { photoAddress } from '#contract/records/photo-renditions.ts';
import type { Picture } from '#contract/records/picture.ts';
import type { Photograph } from '#server/content/catalogue/records/content-schema.ts';
import type { PhotoKind } from '#server/content/catalogue/records/photographed-records.ts';
import { originalPath } from '#server/photos/photo-files.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

/** What lies in a record's folder of `content/photos/`: a room's photographs in its stay's, a day's in its tour's. */
interface Photographed {
  slug: string;
  photographs?: readonly Photograph[] | undefined;
}

/** A record's photographs as its page shows them, in their order; one that is not made yet is left out. */
export function photographsOf(
  made: MadePhotographs,
  kind: PhotoKind,
  { slug, photographs = [] }: Photographed,
): Picture[] {
  return photographs.flatMap(({ file, alt, caption, ...photo }) => {
    const found = made.get(originalPath(kind, slug, file));
    if (found === undefined) return [];
    const { hash, width, height, widths, fallback, colour, preview } = found;
    const avif = widths.map((each) => `${photoAddress(hash, each)} ${each}w`).join(', ');
    const src = photoAddress(hash, fallback, 'webp');
    return [{ src, alt, width, height, ...(caption !== undefined && { caption }), avif, colour, preview, photo }];
  });
}

/** The same as a part of an answer, which it does not make larger where there are none. */
export function photographsPart(
  made: MadePhotographs,
  kind: PhotoKind,
  record: Photographed,
): { photographs?: Picture[] } {
  const photographs = photographsOf(made, kind, record);
  return photographs.length === 0 ? {} : { photographs };
}
