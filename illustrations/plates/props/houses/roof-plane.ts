// One plane of a roof: palm thatch, iron sheet, tiles or shingles between an eave and a ridge.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { interpolate } from '#illustrations/drawing/interpolation.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import type { Chance } from '#illustrations/plates/chance.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { polygon, polyline } from '#illustrations/plates/paths.ts';

export type RoofKind = 'thatch' | 'iron' | 'tiles' | 'shingles';

interface RoofStyle {
  readonly kind: RoofKind;
  readonly light: Light;
  readonly ink: Colour;
  readonly size: number;
  readonly isLit: boolean;
  readonly chance: Chance;
}

const colours: Readonly<Record<RoofKind, Colour>> = {
  thatch: '#a5854f',
  iron: '#b4c0be',
  tiles: '#b0593a',
  shingles: '#6f5b4a',
};

/** From one end of the eave to the other, and back along the ridge. */
type Plane = readonly [eaveFrom: Point, eaveTo: Point, ridgeTo: Point, ridgeFrom: Point];

export function paintRoofPlane(
  canvas: Canvas,
  plane: Plane,
  { kind, light, ink, size, isLit, chance }: RoofStyle,
): void {
  const own = tone(light, colours[kind], 0.55);
  const roof = isLit ? mixColours(own, light.rim, 0.26) : mixColours(own, ink, 0.2);
  const shade = mixColours(roof, ink, 0.5);
  const on = (along: number, high: number): Point => [
    interpolate(interpolate(plane[0][0], plane[1][0], along), interpolate(plane[3][0], plane[2][0], along), high),
    interpolate(interpolate(plane[0][1], plane[1][1], along), interpolate(plane[3][1], plane[2][1], along), high),
  ];
  const hem = Array.from({ length: 19 }, (_, step): Point => {
    const [x, y] = on(step / 18, 0);
    return [x, y + (kind === 'thatch' ? chance.between(0, 4) * size : 0)];
  });
  const fill = canvas.fade(mixColours(roof, light.rim, 0.24), mixColours(roof, ink, 0.24));
  // Its thickness shows below the eave.
  const thick = (kind === 'thatch' ? 5 : 2.4) * size;
  canvas.path(polygon([...hem.map(([x, y]): Point => [x, y + thick]), plane[1], plane[0]]), shade);
  canvas.path(polygon([...hem, plane[2], plane[3]]), fill);
  const courses = kind === 'thatch' ? 4 : kind === 'iron' ? 1 : 6;
  let lines = '';
  for (let course = 1; course < courses; course += 1) {
    lines += polyline([on(0, course / courses), on(1, course / courses)]);
  }
  // Sheets are ribbed from eave to ridge; a tile ends where its course does, straw anywhere.
  const ribs = kind === 'iron' ? 16 : 44;
  for (let rib = 1; rib < ribs; rib += 1) {
    const along = kind === 'iron' ? rib / ribs : chance.next();
    const course = chance.next() * (courses - 1);
    const from = kind === 'iron' ? 0 : (kind === 'thatch' ? course : Math.round(course)) / courses;
    lines += polyline([on(along, from), on(along, kind === 'iron' ? 1 : from + 1 / courses)]);
  }
  canvas.path(lines, 'none', { stroke: shade, 'stroke-width': Math.max(0.4, 0.9 * size), opacity: 0.5 });
  canvas.path(polyline([plane[3], plane[2]]), 'none', {
    stroke: mixColours(own, light.rim, 0.5),
    'stroke-width': (kind === 'thatch' ? 4 : 2) * size,
    'stroke-linecap': 'round',
  });
}
