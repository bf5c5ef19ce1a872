import type { Photograph } from '#server/content/catalogue/records/content-schema.ts';
import { type Content, contentFile, contentFolders } from '#server/content/catalogue/records/read-content.ts';
import { originalPath } from '#server/photos/photo-files.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

/** The kinds of records that have a cover: a plate, a photograph or a placeholder. */
export const coveredKinds = [
  'tours',
  'groupTours',
  'destinations',
  'places',
  'accommodations',
  'activities',
  'posts',
  'inspirations',
] as const satisfies readonly (keyof Content)[];

/** The kinds of records that may have photographs. */
const photographedKinds = [...coveredKinds, 'people'] as const;

/** The folders of `content/photos/`. */
export type PhotoKind = (typeof contentFolders)[(typeof photographedKinds)[number]];

/** Something that shows photographs: a record, a room of a stay, a day of a tour or somebody. */
export interface PhotographedPart {
  /** The record's file, and where in it; nothing for the record itself: `rooms.0.`. */
  file: string;
  field: string;
  kind: PhotoKind;
  slug: string;
  photographs: readonly Photograph[];
  cover: 'plate' | 'photograph';
}

interface Photographed {
  photographs?: readonly Photograph[] | undefined;
  cover?: PhotographedPart['cover'] | undefined;
}

/** Everything that shows photographs, or says that it does. */
export function photographedParts(content: Content): PhotographedPart[] {
  return photographedKinds.flatMap((collection) =>
    content[collection].flatMap((record) => {
      const kind = contentFolders[collection];
      const { slug } = record;
      const partOf = (part: Photographed, field = ''): PhotographedPart[] => {
        const { photographs = [], cover = 'plate' } = part;
        if (photographs.length === 0 && cover === 'plate') return [];
        return [{ file: contentFile(collection, slug), field, kind, slug, photographs, cover }];
      };
      return [
        ...partOf(record),
        ...('rooms' in record ? record.rooms.flatMap((room, index) => partOf(room, `rooms.${index}.`)) : []),
        ...('itinerary' in record ? record.itinerary.flatMap((day, index) => partOf(day, `itinerary.${index}.`)) : []),
      ];
    }),
  );
}

/** The paths of the originals that are shown, below the content's `photos/`. */
export function shownOriginals(parts: readonly PhotographedPart[]): Set<string> {
  return new Set(
    parts.flatMap(({ kind, slug, photographs }) => photographs.map(({ file }) => originalPath(kind, slug, file))),
  );
}

/** Of all photographs those that records name: nobody sees the others, not even by a new version of the content. */
export function namedPhotographs(content: Content, made: MadePhotographs): MadePhotographs {
  const named = shownOriginals(photographedParts(content));
  return new Map([...made].filter(([path]) => named.has(path)));
}
