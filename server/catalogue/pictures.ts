import type { Picture } from '#contract/picture.ts';
import { type PlaceholderCategory, placeholderFor, placeholderSources } from '#contract/placeholders.ts';
import type { Plate } from '#server/catalogue/content/content-schema.ts';
import { type PlateKind, plateOf } from '#server/catalogue/plates.ts';

/** What a picture is of; a place brings its category, because a museum has its own placeholder. */
export interface Pictured {
  kind: PlateKind;
  slug: string;
  name: string;
  category?: string;
  plate?: Plate;
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

/** The one place that decides which picture a record has: its own plate, or the placeholder of its category. */
export function coverOf(pictured: Pictured): Picture {
  const category = categoryOf(pictured);
  const plate = plateOf(pictured);
  return plate ? { ...plate, category } : placeholderOf(pictured, category);
}

/** The cover, then what the record visits; each picture once. */
export function galleryOf(cover: Picture, visited: readonly Picture[]): Picture[] {
  const all = [cover, ...visited];
  return all.filter((picture, index) => all.findIndex((other) => other.src === picture.src) === index);
}

function categoryOf({ kind, category }: Pictured): PlaceholderCategory {
  const own = placeholderFor(category ?? '');
  return own === 'placeholder' ? placeholders[kind] : own;
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
