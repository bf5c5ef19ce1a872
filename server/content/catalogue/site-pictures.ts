import type { Picture } from '#contract/records/picture.ts';
import { type PlateShape, plateAt } from '#contract/records/plate-shapes.ts';
import type { PictureOf } from '#contract/site/site.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { coveredKinds } from '#server/content/catalogue/records/photographed-records.ts';
import { contentFolders } from '#server/content/catalogue/records/read-content.ts';

/** The drawings of pages, by the shape each begins with: those with words in their sky have shapes of their own. */
export const pageDrawings = {
  'hero-laptop': ['pages/home-hero', 'pages/night-camp'],
  list: ['pages/about', 'pages/off-trail', 'pages/weather-delay'],
} as const satisfies Partial<Record<PlateShape, readonly string[]>>;

type Covered = (typeof coveredKinds)[number];

/** Whose picture `tours/a-tour` is; undefined for a drawing of a page, and for a folder whose records have no cover. */
export function picturedBy(of: string): { kind: Covered; slug: string } | undefined {
  const [folder, slug = ''] = of.split('/');
  const kind = coveredKinds.find((each) => contentFolders[each] === folder);
  return kind && { kind, slug };
}

/** The picture that the operator's words name; undefined where there is no such drawing, or its record is not shown. */
export function pictureNamed(
  { of, alt = '', caption }: PictureOf,
  shape: keyof typeof pageDrawings,
  records: Pick<Catalogue, Covered>,
): Picture | undefined {
  if ((pageDrawings[shape] as readonly string[]).includes(of))
    return { ...plateAt(`/plates/${of}`, shape), alt, ...(caption && { caption }) };
  const named = picturedBy(of);
  return named && records[named.kind].get(named.slug)?.summary.coverImage;
}
