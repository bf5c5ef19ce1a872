// A bed made up in the open: a frame of poles, a thick mattress under linen, two pillows against the headboard, and a
// red blanket folded over the foot. Seen from its side and a little from above.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { OutlinePoint, Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { polygon, polyline, spline } from '#illustrations/plates/paths.ts';

export interface BedTones {
  readonly wood: Colour;
  readonly linen: Colour;
  readonly blanket: Colour;
  readonly ink: Colour;
}

/** From its headboard to its foot, standing on 0 with its middle over 0. */
export const bedLength = 340;

/** Where the side nearest the viewer, and the one behind it, have their upper edge; how far that one is set in. */
const near = -64;
const far = -98;
const inset = 24;
const [head, foot] = [-bedLength / 2, bedLength / 2];

export function paintOpenBed(canvas: Canvas, { wood, linen, blanket, ink }: BedTones): void {
  const shade = mixColours(linen, ink, 0.34);
  const fold = mixColours(blanket, ink, 0.4);
  canvas.ellipse(6, 1, bedLength * 0.56, 9, ink, { opacity: 0.45 });
  /** A cloth that lies across the bed from `from` to `to` and hangs down its side to `hem`. */
  const lying = (from: number, to: number): Point[] => [
    [from, near],
    [from + inset, far],
    [Math.min(to + inset, foot - inset), far],
    [to, near],
  ];
  const hanging = (from: number, to: number, hem: number): Point[] => [
    [from, near],
    [to, near],
    [to, hem],
    [from, hem],
  ];
  canvas.path(
    polygon(
      pointsOf(`${head - 8},0 ${head - 8},${near - 66} ${head + inset - 6},${far - 62} ${head + inset - 6},${near}
      ${head + 4},${near} ${head + 4},0`),
    ),
    wood,
  );
  canvas.path(`M${head} -36H${foot}V-24H${head}ZM${foot - 10} -30H${foot}V0H${foot - 10}Z`, wood);
  canvas.path(polygon(hanging(head, foot, -32)), shade);
  canvas.path(polygon(lying(head, foot)), linen);
  for (const [x, y] of [
    [head + 36, -112],
    [head + 30, -92],
  ] as const) {
    canvas.path(spline(pillow(x + 3, y + 4)), shade);
    canvas.path(spline(pillow(x, y)), mixColours(linen, '#ffffff', 0.4));
  }
  const turned = head + 92;
  canvas.path(polygon(lying(turned, foot - 6)), mixColours(blanket, linen, 0.62));
  canvas.path(polygon(hanging(turned, foot - 6, -34)), mixColours(fold, shade, 0.6));
  canvas.path(polygon(lying(turned, turned + 34)) + polygon(hanging(turned, turned + 34, -40)), linen);
  const [from, to] = [foot - 112, foot - 2];
  canvas.path(polygon(lying(from, to)), blanket);
  canvas.path(polygon(hanging(from, to, -22)), fold);
  let stripes = '';
  for (let x = from + 12; x < to; x += 20) {
    const back = Math.min(x + inset, foot - inset - 2);
    stripes += polyline(pointsOf(`${back},${far} ${x},${near} ${x},-22`));
  }
  canvas.path(stripes, 'none', { stroke: ink, 'stroke-width': 3, opacity: 0.4 });
}

/** Square, soft, drawn in between its corners. */
function pillow(x: number, y: number): OutlinePoint[] {
  const [wide, high] = [30, 24];
  return [
    [x - wide, y - high, 'corner'],
    [x, y - high * 1.12],
    [x + wide, y - high * 0.9, 'corner'],
    [x + wide * 1.06, y],
    [x + wide * 1.1, y + high, 'corner'],
    [x, y + high * 1.1],
    [x - wide * 0.9, y + high, 'corner'],
    [x - wide * 1.04, y],
  ];
}
