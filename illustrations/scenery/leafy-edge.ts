// Foliage seen from afar.

import { formatNumber } from '#illustrations/drawing/number-text.ts';
import { type Attributes, shape } from '#illustrations/drawing/svg.ts';

/** A leafy outline: a plain shape whose edge carries a row of round dots of uneven spacing. */
export function leafy(path: string, fill: string, dotSize: number): string {
  const gaps = [0.62, 1.05, 0.5, 0.8, 1.3].map((share) => `0 ${formatNumber(dotSize * share)}`);
  const dots: Attributes = {
    stroke: fill,
    'stroke-width': dotSize,
    'stroke-linecap': 'round',
    'stroke-dasharray': gaps.join(' '),
  };
  return shape(path, fill, dots);
}
