// A wash of colour that lies evenly behind the words in the sky and fades out to the right of them and below.

import { element } from '#illustrations/drawing/svg.ts';
import type { Box } from '#illustrations/identity/contrast.ts';

export interface Wash {
  /** Where the words are: the wash has its full opacity there and from there to the top left corner. */
  box: Box;
  colour: string;
  opacity: number;
}

/** How far the wash reaches beyond the words before it is gone, in pixels. */
const fadeRight = 340;
const fadeDown = 230;

/** Enough stops for a fade without visible bands. */
const stops = 12;

/** The wash as SVG, on a sheet of this size: one fade to the right, cut by a mask that fades downward. */
export function drawWash({ box, colour, opacity }: Wash, sheet: { width: number; height: number }): string {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const cover = { x: 0, y: 0, width: sheet.width, height: sheet.height };
  const mask = element('rect', { ...cover, fill: 'url(#wash-down)' });
  return [
    fade('wash-down', '#fff', 1, { x1: 0, x2: 0, y1: bottom, y2: bottom + fadeDown }),
    fade('wash-right', colour, opacity, { x1: right, x2: right + fadeRight, y1: 0, y2: 0 }),
    element('mask', { id: 'wash-mask', maskUnits: 'userSpaceOnUse', ...cover }, mask),
    element('rect', { ...cover, fill: 'url(#wash-right)', mask: 'url(#wash-mask)' }),
  ].join('');
}

/** A gradient from full to nothing that leaves and arrives gently. */
function fade(id: string, colour: string, opacity: number, line: Record<'x1' | 'x2' | 'y1' | 'y2', number>): string {
  const steps = Array.from({ length: stops + 1 }, (_, index) => {
    const share = index / stops;
    const left = 1 - share * share * (3 - 2 * share);
    // As text, because attributes keep two decimals and a fade wants three.
    const stop = { offset: share.toFixed(3), 'stop-color': colour, 'stop-opacity': (left * opacity).toFixed(3) };
    return element('stop', stop);
  });
  return element('linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...line }, steps.join(''));
}
