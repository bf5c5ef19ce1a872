/** The widths a photograph is offered in, in pixels, as far as it reaches; one that ends between two has its own as well. */
export const photoWidths = [480, 960, 1600, 2400] as const;

/** The width of the one rendition for browsers that cannot read AVIF; of a narrower photograph its own. */
export const photoFallbackWidth = 960;

type PhotoFormat = 'avif' | 'webp';

/** What a rendition's file is called. `hash` is of the original, so that what is at an address never changes. */
export function photoFile(hash: string, width: number, format: PhotoFormat = 'avif'): string {
  return `${hash}-${width}.${format}`;
}

/** The address of a rendition. */
export function photoAddress(hash: string, width: number, format?: PhotoFormat): string {
  return `/photos/${photoFile(hash, width, format)}`;
}
