// Perspective of a bed seen from its foot.

import type { Point } from '#illustrations/drawing/outline.ts';

/**
 * A place of the bed: a share of its width from the middle, of its length from the foot, and a height in
 * centimetres.
 */
export type OnBed = (across: number, along: number, height: number) => Point;

/** The head of the bed looks this much smaller than its foot, and stands this much higher on the page. */
const shrinking = 0.2;
const rising = 64;

export function onBed(width: number): OnBed {
  return (across, along, height) => {
    const size = 1 - shrinking * along;
    return [across * width * size, -height * size - rising * along];
  };
}
