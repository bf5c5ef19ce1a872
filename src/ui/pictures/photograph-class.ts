import type { Picture } from '#contract/picture.ts';

/**
 * The classes of a photograph's frame (`picture-frame` in site.css): it is cut around the point that matters, in tenths of its width
 * and height, since the policy of a page allows no element a style of its own. Nothing for what is drawn.
 */
export function photographClass({ photo }: Picture): string {
  if (photo === undefined) return '';
  return `photograph focus-x-${tenths(photo.focal.x)} focus-y-${tenths(photo.focal.y)}`;
}

/** In percent. */
function tenths(share: number): number {
  return Math.round(share * 10) * 10;
}
