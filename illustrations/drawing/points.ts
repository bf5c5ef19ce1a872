// Points written as one reads them on squared paper: '0,0 12,-4 30,8'.

import type { Point } from '#illustrations/drawing/outline.ts';

/** Every group of numbers, as many as stand between two spaces. */
export function numbersOf(text: string): number[][] {
  return text.split(' ').map((group) => group.split(',').map(Number));
}

export function pointsOf(text: string): Point[] {
  return numbersOf(text).map(([x = 0, y = 0]) => [x, y]);
}
