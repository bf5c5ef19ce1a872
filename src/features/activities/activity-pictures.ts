import type { Picture } from '#contract/picture.ts';

type PictureOrAddress = Picture | string;

/** An activity's pictures under the names the quick view reads (spec §3). */
export interface ActivityPictureFields {
  name: string;
  images?: readonly PictureOrAddress[] | undefined;
  gallery?: readonly PictureOrAddress[] | undefined;
  coverImage?: PictureOrAddress | undefined;
  cover_image?: PictureOrAddress | undefined;
  image?: PictureOrAddress | undefined;
}

/** The pictures in the order they are shown: the cover first, then the others, each once (spec §3). */
export function activityPictures({ name, ...fields }: ActivityPictureFields): Picture[] {
  const cover = fields.coverImage || fields.cover_image || fields.image;
  const others = fields.images?.length ? fields.images : (fields.gallery ?? []);
  const all = [cover, ...others].filter((picture) => picture !== undefined).map((picture) => described(picture, name));
  return all.filter(({ src }, index) => src !== '' && all.findIndex((other) => other.src === src) === index);
}

/** Other systems give addresses only. */
function described(picture: PictureOrAddress, name: string): Picture {
  if (typeof picture !== 'string') return picture;
  return { src: picture, alt: name, width: 1600, height: 1000, category: 'activity' };
}

/** The picture `by` steps from `index`, going round at both ends. */
export function stepAround(index: number, by: number, count: number): number {
  return count === 0 ? 0 : (((index + by) % count) + count) % count;
}
