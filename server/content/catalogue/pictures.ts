import { photoAddress } from '#contract/records/photo-renditions.ts';
import type { Picture } from '#contract/records/picture.ts';
import { type PlaceholderCategory, placeholderFor, placeholderSources } from '#contract/records/placeholders.ts';
import { type PlateKind, plateOf } from '#server/content/catalogue/plates.ts';
import type { Photograph, Plate } from '#server/content/catalogue/records/content-schema.ts';
import type { PhotoKind } from '#server/content/catalogue/records/photographed-records.ts';
import { originalPath } from '#server/photos/photo-files.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

/** What a picture is of; a place brings its category, because a museum has its own placeholder. */
interface Pictured {
  kind: PlateKind;
  slug: string;
  name: string;
  category?: string;
  plate?: Plate;
  photographs?: readonly Photograph[] | undefined;
  cover?: 'plate' | 'photograph' | undefined;
  /** The stay a room is of: its photographs lie in the stay's folder. */
  stay?: string;
}

const placeholders: Record<PlateKind, PlaceholderCategory> = {
  tours: 'tour',
  'group-tours': 'tour',
  destinations: 'destination',
  places: 'place',
  accommodations: 'accommodation',
  rooms: 'room',
  activities: 'activity',
  blog: 'placeholder',
  inspirations: 'placeholder',
};

/**
 * The one place that decides which picture a record has: the first of its photographs unless it prefers its plate, else its own plate,
 * or the placeholder of its category.
 */
export function coverOf(pictured: Pictured, made: MadePhotographs): Picture {
  const category = categoryOf(pictured);
  const own = coverPhotograph(pictured, made) ?? plateOf(pictured);
  return own ? { ...own, category } : placeholderOf(pictured, category);
}

/** The cover of a record that is called by its name, or by its title. */
export function coverOfRecord(
  kind: PlateKind,
  record: Pick<Pictured, 'slug' | 'plate' | 'photographs' | 'cover'> & ({ name: string } | { title: string }),
  made: MadePhotographs,
): Picture {
  const { slug, plate, photographs, cover } = record;
  const name = 'name' in record ? record.name : record.title;
  return coverOf({ kind, slug, name, ...(plate && { plate }), photographs, cover }, made);
}

/** The cover, then what the record visits; each picture once. */
export function galleryOf(cover: Picture, visited: readonly Picture[]): Picture[] {
  const all = [cover, ...visited];
  return all.filter((picture, index) => all.findIndex((other) => other.src === picture.src) === index);
}

function coverPhotograph({ kind, slug, stay = '', photographs, cover }: Pictured, made: MadePhotographs) {
  if (cover === 'plate') return undefined;
  const [first] =
    kind === 'rooms'
      ? photographsOf(made, 'accommodations', { slug: stay, photographs })
      : photographsOf(made, kind, { slug, photographs });
  return first;
}

function categoryOf({ kind, category }: Pictured): PlaceholderCategory {
  const own = placeholderFor(category ?? '');
  return own === 'placeholder' ? placeholders[kind] : own;
}

export function isPlaceholder({ src, category = 'placeholder' }: Picture): boolean {
  return src === placeholderSources(category).src;
}

function placeholderOf({ name }: Pictured, category: PlaceholderCategory): Picture {
  return {
    ...placeholderSources(category),
    alt: `Placeholder illustration for ${name}`,
    width: 1600,
    height: 1000,
    category,
  };
}

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
