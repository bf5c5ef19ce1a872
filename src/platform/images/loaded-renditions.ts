/** By a picture's `src`: the address of the rendition that came last. */
const renditions = new Map<string, string>();

/** The rendition of a picture that was loaded in this visit, and which the browser therefore has; undefined without one. */
export function loadedRendition(src: string): string | undefined {
  return renditions.get(src);
}

/** Remembers what an `<img>` has loaded for the picture. */
export function rememberRendition(src: string, { currentSrc }: Pick<HTMLImageElement, 'currentSrc'>): void {
  renditions.set(src, currentSrc || src);
}

/** A picture that cannot be had any more is begun with its preview again. */
export function forgetRendition(src: string): void {
  renditions.delete(src);
}
