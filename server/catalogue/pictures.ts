import { type Picture, type PlaceholderCategory, placeholderFor } from '#contract/picture.ts';

/** What a picture can be of; a place brings its category, because a museum has its own placeholder. */
export type Pictured =
  | { of: 'tour' | 'destination' | 'accommodation' | 'room' | 'activity' | 'post' | 'inspiration'; name: string }
  | { of: 'place'; name: string; category: string };

/** The one place that decides which picture a record has: the placeholder of its category. */
export function coverOf(pictured: Pictured): Picture {
  const category = categoryOf(pictured);
  return {
    src: `/placeholders/${category}.svg`,
    darkSrc: `/placeholders/${category}-dark.svg`,
    alt: `Placeholder illustration for ${pictured.name}`,
    width: 1600,
    height: 1000,
  };
}

/** The cover, then what the record visits; each picture once. */
export function galleryOf(cover: Picture, visited: readonly Picture[]): Picture[] {
  const all = [cover, ...visited];
  return all.filter((picture, index) => all.findIndex((other) => other.src === picture.src) === index);
}

function categoryOf(pictured: Pictured): PlaceholderCategory {
  if (pictured.of === 'post' || pictured.of === 'inspiration') return 'placeholder';
  if (pictured.of !== 'place') return pictured.of;
  const category = placeholderFor(pictured.category);
  return category === 'placeholder' ? 'place' : category;
}
