import type { Picture } from '#contract/picture.ts';
import { isStockPhoto, optimisedAddress } from '#platform/images/stock-photo.ts';

export interface PictureSources {
  src: string;
  /** Renditions in better formats, best first, each as a `srcset`. */
  sets: { type: string; srcSet: string }[];
  /** A picture of a few hundred bytes to show first. */
  preview?: string | undefined;
}

/** The widths our own plates have. */
const widths = [480, 960, 1600];

/** The low-quality picture (B-44). */
const preview = { width: 50, height: 50, quality: 20 };

/** Where a picture's renditions are: as its record says, or, for a stock photo, as its host makes them. */
export function sourcesOf({ src, avif, preview: own, width, height }: Picture): PictureSources {
  if (!isStockPhoto(src)) {
    return { src, sets: avif === undefined ? [] : [{ type: 'image/avif', srcSet: avif }], preview: own };
  }
  const sized = (asked: number) => ({ width: asked, height: Math.round((asked * height) / width) });
  const offered = [...widths.filter((offer) => offer < width), Math.min(width, widths.at(-1) ?? width)];
  const srcSet = [...new Set(offered)].map(
    (offer) => `${optimisedAddress(src, { ...sized(offer), format: 'webp' })} ${offer}w`,
  );
  return {
    src: optimisedAddress(src, sized(Math.min(width, 960))),
    // The browser takes a format it supports.
    sets: [{ type: 'image/webp', srcSet: srcSet.join(', ') }],
    preview: own ?? optimisedAddress(src, preview),
  };
}
