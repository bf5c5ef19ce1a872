// A two-wheel track winding away over the plain.

import { type Point, withSharpEnds } from '#illustrations/drawing/outline.ts';
import { limbOf } from '#illustrations/drawing/points.ts';
import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { type Drawing, shape } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';

type TrackPoint = readonly [x: number, y: number, halfWidth: number];

const TRACK: readonly TrackPoint[] = limbOf(
  '1004,664,2 1060,676,4 1112,694,8 1112,720,14 1030,752,24 900,792,40 806,842,64 768,906,100',
  '790,1044,176',
);

/** The track with its two wheel ruts, lit ahead of the car after dark. */
export function track(palette: Palette): Drawing {
  const dust = palette.time === 'night' ? palette.far : palette.whiteShade;
  return [
    shape(trackStrip(-1.3, 1.3), palette.ground),
    shape(trackStrip(-1, -0.3) + trackStrip(0.3, 1), dust),
    ...(palette.time === 'night' ? [headlights(palette)] : []),
  ];
}

/** A strip of the track between two edges, each given as a share of the half width. */
function trackStrip(leftEdge: number, rightEdge: number): string {
  const edge = (share: number): Point[] => TRACK.map(([x, y, halfWidth]) => [x + halfWidth * share, y]);
  return smoothShape([...withSharpEnds(edge(leftEdge)), ...withSharpEnds(edge(rightEdge)).reverse()]);
}

/** The stretch of track ahead of the car, lit by its lamps. */
function headlights(palette: Palette): string {
  const ahead = TRACK.slice(3, 6);
  const left = ahead.map(([x, y, halfWidth]): Point => [x - halfWidth, y]);
  const right = ahead.map(([x, y, halfWidth]): Point => [x + halfWidth, y]);
  return shape(smoothShape([...withSharpEnds(left), ...withSharpEnds(right).reverse()]), palette.lamp, {
    opacity: 0.26,
  });
}
