import type { Picture } from '#contract/picture.ts';
import { type PlateShape, plateAt } from '#contract/plate-shapes.ts';
import type { PictureOf } from '#contract/site.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';

/** The drawings of pages, by the shape each begins with: those with words in their sky have shapes of their own. */
export const pageDrawings = {
  'hero-laptop': ['pages/home-hero', 'pages/night-camp'],
  list: ['pages/about', 'pages/off-trail', 'pages/weather-delay'],
} as const satisfies Partial<Record<PlateShape, readonly string[]>>;

type Records = Pick<
  Catalogue,
  'tours' | 'groupTours' | 'destinations' | 'places' | 'accommodations' | 'activities' | 'posts' | 'inspirations'
>;

/** Whose pictures a page of the operator's can have, by their folder. */
export const picturedFolders = {
  tours: 'tours',
  'group-tours': 'groupTours',
  destinations: 'destinations',
  places: 'places',
  accommodations: 'accommodations',
  activities: 'activities',
  blog: 'posts',
  inspirations: 'inspirations',
} as const satisfies Record<string, keyof Records>;

/** The picture that the operator's words name; undefined where a record is not shown yet. */
export function pictureNamed(
  { of, alt = '', caption }: PictureOf,
  shape: keyof typeof pageDrawings,
  records: Records,
): Picture | undefined {
  const [folder = '', slug = ''] = of.split('/');
  if (folder === 'pages') return { ...plateAt(`/plates/${of}`, shape), alt, ...(caption && { caption }) };
  const kind = Object.hasOwn(picturedFolders, folder)
    ? picturedFolders[folder as keyof typeof picturedFolders]
    : undefined;
  return kind && records[kind].get(slug)?.summary.coverImage;
}
