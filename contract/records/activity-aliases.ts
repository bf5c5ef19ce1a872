import * as z from 'zod/mini';
import { type Picture, picture } from '#contract/records/picture.ts';
import { placeholderSources } from '#contract/records/placeholders.ts';

/*
 * An activity as other systems write it, read into the one shape of the contract (B-57): its pictures have several
 * names, may be addresses alone, and what is unknown may be null.
 */

const fields = z.record(z.string(), z.unknown());

/** Turns what is given into fields for the schema of activities; anything but an object passes as it is. */
export const resolveActivityAliases = z.transform((given: unknown): unknown => {
  const read = z.safeParse(fields, given);
  if (!read.success) return given;
  const { cover_image, image, gallery, ...known } = withoutNulls(read.data);
  const pictures = (value: unknown) => picturesIn(value, String(known.name));
  const [cover] = [known.coverImage, cover_image, image].flatMap(pictures);
  const images = pictures(known.images);
  const others = images.length > 0 ? images : pictures(gallery);
  return { ...known, coverImage: cover ?? others[0] ?? noPicture, images: others };
});

function withoutNulls(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

/** The pictures of one field, which holds one or several; what is none is left out. */
function picturesIn(value: unknown, name: string): Picture[] {
  return [value].flat().flatMap((one) => {
    const described = typeof one === 'string' ? { src: one, alt: name, ...frame } : one;
    return z.safeParse(picture, described).data ?? [];
  });
}

/** An address says nothing of its picture's size; a frame cuts it to this shape. */
const frame = { width: 1600, height: 1000, category: 'activity' } as const;

const noPicture: Picture = { ...placeholderSources('activity'), alt: '', ...frame };
