// Birds gliding in the distance.

import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { shape } from '#illustrations/drawing/svg.ts';

/** Birds on spread wings, each `size` units from body to wing tip. */
export function birds(fill: string, positions: readonly (readonly [x: number, y: number, size: number])[]): string {
  const path = positions.map(([x, y, size]) => bird(x, y, size)).join('');
  return shape(path, fill);
}

function bird(x: number, y: number, size: number): string {
  return smoothShape([
    [x - size, y - size * 0.3, 'corner'],
    [x - size * 0.5, y - size * 0.36],
    [x, y, 'corner'],
    [x + size * 0.5, y - size * 0.42],
    [x + size, y - size * 0.4, 'corner'],
    [x + size * 0.5, y - size * 0.24],
    [x, y + size * 0.18],
    [x - size * 0.5, y - size * 0.18],
  ]);
}
