// A kopje: granite boulders piled on the plain, rounded by weather and split by heat, a fig tree rooted among them.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { tuft } from '#illustrations/plates/elements/tuft.ts';
import { tone } from '#illustrations/plates/light.ts';
import { ellipse, limb, polygon, spline } from '#illustrations/plates/paths.ts';
import type { PropSetting } from '#illustrations/plates/props/prop-setting.ts';
import { leafPad } from '#illustrations/plates/trees/foliage.ts';

interface KopjeTones {
  readonly rock: Colour;
  readonly lit: Colour;
  readonly shade: Colour;
  readonly leaf: Colour;
  readonly leafLit: Colour;
  readonly bark: Colour;
}

/**
 * A boulder in half widths of the whole pile: its middle above the ground, its half width and half height, its
 * tilt.
 */
interface Boulder {
  readonly at: Point;
  readonly size: Point;
  readonly tilt: number;
}

/** From the back to the front; the first carries the top. */
const pile: readonly Boulder[] = [
  { at: [0.03, 0.5], size: [0.4, 0.34], tilt: -0.05 },
  { at: [-0.36, 0.28], size: [0.35, 0.36], tilt: 0.08 },
  { at: [0.42, 0.26], size: [0.34, 0.33], tilt: -0.1 },
  { at: [-0.68, 0.1], size: [0.3, 0.26], tilt: -0.06 },
  { at: [0.74, 0.09], size: [0.28, 0.22], tilt: 0.12 },
  { at: [0.06, 0.17], size: [0.44, 0.36], tilt: 0.03 },
  { at: [-0.4, 0.07], size: [0.24, 0.2], tilt: 0.1 },
  { at: [0.46, 0.06], size: [0.2, 0.17], tilt: -0.12 },
  { at: [-0.92, 0.02], size: [0.13, 0.1], tilt: 0 },
  { at: [1, 0.015], size: [0.1, 0.07], tilt: 0 },
];

/** Granite is round, but not that round: the exponent of a superellipse. */
const squareness = 2.7;

/** Returns the top of the rocks, where an animal can stand. */
export function paintKopje(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): Point {
  const side = setting.mirrored ? -1 : 1;
  const half = width / 2;
  const chance = chanceOf(canvas, 'kopje');
  const tones = kopjeTones(setting);
  const at = (across: number, up: number): Point => [x + side * across * half, y - up * half];
  canvas.path(ellipse(...at(0.12, 0), half * 1.16, half * 0.06), tones.shade, { opacity: 0.35 });
  paintFig(canvas, at(-0.42, 0.34), half, side, tones, chance);
  for (const [index, boulder] of pile.entries()) {
    paintBoulder(
      canvas,
      { ...boulder, at: at(...boulder.at) },
      { half, side, floor: y + half * 0.02, index },
      tones,
      chance,
    );
  }
  paintPlants(canvas, x, y, half, tones, chance);
  return at(0.03, 0.5 + 0.34 * 0.94);
}

function kopjeTones({ light, ground }: PropSetting): KopjeTones {
  const granite = tone(light, '#b39a88', 0.65);
  const rock = mixColours(granite, ground.far, 0.18);
  return {
    rock,
    lit: mixColours(tone(light, '#e8d3b8', 0.5), light.rim, 0.4),
    shade: mixColours(tone(light, '#6e5a58', 0.7), light.ink, 0.4),
    leaf: mixColours(ground.bush, light.ink, 0.45),
    leafLit: mixColours(ground.bush, ground.light, 0.25),
    bark: mixColours(light.ink, rock, 0.22),
  };
}

interface Standing {
  readonly half: number;
  readonly side: 1 | -1;
  readonly floor: number;
  readonly index: number;
}

function paintBoulder(canvas: Canvas, boulder: Boulder, place: Standing, tones: KopjeTones, chance: Chance): void {
  const { half, side, index } = place;
  const [x, y] = boulder.at;
  const [radiusX, radiusY] = [boulder.size[0] * half, boulder.size[1] * half];
  const body = boulderOutline(boulder, place, chance);
  const depth = index / pile.length;
  const top = mixColours(tones.rock, tones.lit, 0.58);
  const fill = canvas.linearGradient([
    [0, top],
    [0.4, mixColours(tones.rock, tones.shade, 0.12 * (1 - depth))],
    [1, mixColours(tones.rock, tones.shade, 0.82)],
  ]);
  canvas.path(body, fill);
  paintWithin(canvas, body, () => {
    const name = `kopje${index}`;
    const turn = craggyLine(
      canvas,
      [
        [x + side * radiusX * chance.between(0.05, 0.3), y - radiusY * 1.15],
        [x + side * radiusX * chance.between(0.3, 0.42), y - radiusY * 0.3],
        [x + side * radiusX * chance.between(0.14, 0.3), y + radiusY * 0.3],
        [x + side * radiusX * chance.between(0.4, 0.6), y + radiusY * 1.2],
      ],
      { roughness: 0.22, depth: 4, name },
    );
    const away = x + side * radiusX * 1.4;
    canvas.path(polygon([...turn, [away, y + radiusY * 1.2], [away, y - radiusY * 1.2]]), tones.shade, {
      opacity: 0.42,
    });
    const brow = craggyLine(
      canvas,
      [
        [x - side * radiusX * 1.2, y - radiusY * chance.between(0.3, 0.5)],
        [x - side * radiusX * 0.2, y - radiusY * chance.between(0.56, 0.7)],
        [x + side * radiusX * 0.3, y - radiusY * 0.5],
      ],
      { roughness: 0.18, depth: 4, name: `${name}-brow` },
    );
    const above = y - radiusY * 1.4;
    canvas.path(polygon([...brow, [x + side * radiusX * 0.24, above], [x - side * radiusX * 1.3, above]]), tones.lit, {
      opacity: 0.38,
    });
    paintCracks(canvas, boulder.at, [radiusX, radiusY], name, tones.shade, chance);
    paintSpeckle(canvas, boulder.at, [radiusX, radiusY], tones.shade, chance);
  });
}

/** A superellipse with a few knocks, cut level where it meets the ground. */
function boulderOutline({ at: [x, y], size, tilt }: Boulder, { half, side, floor }: Standing, chance: Chance): string {
  const corners = 20;
  const points: Point[] = [];
  for (let corner = 0; corner < corners; corner += 1) {
    const angle = (corner / corners) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = (Math.abs(cos) ** squareness + Math.abs(sin) ** squareness) ** (-1 / squareness);
    const knock = reach * chance.between(0.955, 1.045);
    const [across, down] = [cos * knock * size[0] * half, sin * knock * size[1] * half];
    const turn = tilt * side;
    points.push([x + across - down * turn, Math.min(floor, y + down + across * turn)]);
  }
  return spline(points);
}

/** Splits that run over the face. */
function paintCracks(
  canvas: Canvas,
  [x, y]: Point,
  [radiusX, radiusY]: Point,
  name: string,
  colour: Colour,
  chance: Chance,
) {
  let path = '';
  const count = radiusX > canvas.unit * 50 ? 2 : 1;
  for (let crack = 0; crack < count; crack += 1) {
    const across = x + chance.between(-0.6, 0.4) * radiusX;
    const line = craggyLine(
      canvas,
      [
        [across, y - radiusY * chance.between(0.7, 1)],
        [across + chance.between(-0.16, 0.16) * radiusX, y - radiusY * 0.1],
        [across + chance.between(-0.3, 0.3) * radiusX, y + radiusY * chance.between(0.3, 0.8)],
      ],
      { roughness: 0.3, depth: 3, name: `${name}-crack${crack}` },
    );
    const width = Math.max(0.8 * canvas.unit, radiusX * 0.014);
    path += polygon([...line, ...line.map(([lineX, lineY]): Point => [lineX + width, lineY]).reverse()]);
  }
  canvas.path(path, colour, { opacity: 0.7 });
}

function paintSpeckle(canvas: Canvas, [x, y]: Point, [radiusX, radiusY]: Point, colour: Colour, chance: Chance): void {
  let specks = '';
  for (let speck = 0; speck < 70; speck += 1) {
    const size = chance.between(0.7, 1.6) * canvas.unit;
    const across = x + chance.between(-1, 1) * radiusX;
    specks += ellipse(across, y + chance.between(-1, 0.8) * radiusY, size, size * 0.8);
  }
  canvas.path(specks, colour, { opacity: 0.32 });
}

/** A fig that found soil between the rocks: bare grey limbs and flat pads of leaves. */
function paintFig(canvas: Canvas, [x, y]: Point, half: number, side: 1 | -1, tones: KopjeTones, chance: Chance): void {
  let wood = '';
  let leaves = '';
  let lit = '';
  const crown: readonly Point[] = [
    [-0.46, 0.34],
    [-0.26, 0.5],
    [-0.06, 0.42],
    [-0.6, 0.2],
  ];
  for (const [across, up] of crown) {
    const [tipX, tipY] = [x + side * across * half, y - up * half];
    wood += limb([
      [x, y + half * 0.1, half * 0.06],
      [x + (tipX - x) * 0.4, y + (tipY - y) * 0.55, half * 0.04],
      [tipX, tipY, half * 0.016],
    ]);
    const width = half * chance.between(0.3, 0.42);
    leaves += leafPad(tipX, tipY, width, width * 0.34, chance);
    leaves += leafPad(tipX + side * width * 0.2, tipY - width * 0.14, width * 0.7, width * 0.28, chance);
    lit += leafPad(tipX - side * width * 0.1, tipY - width * 0.16, width * 0.5, width * 0.12, chance);
  }
  canvas.path(wood, tones.bark);
  canvas.path(leaves, tones.leaf);
  canvas.path(lit, tones.leafLit, { opacity: 0.5 });
}

/** Bushes and grass around the foot. */
function paintPlants(canvas: Canvas, x: number, y: number, half: number, tones: KopjeTones, chance: Chance): void {
  let bodies = '';
  let lights = '';
  let blades = '';
  for (let plant = 0; plant < 18; plant += 1) {
    const across = x + chance.between(-1.12, 1.14) * half;
    const size = half * chance.between(0.04, 0.11);
    bodies += bush(across, y + half * 0.03, size, chance);
    lights += bush(across - size * 0.12, y + half * 0.03 - size * 0.4, size * 0.5, chance);
    blades += tuft(x + chance.between(-1.2, 1.2) * half, y + half * 0.045, half * 0.12, chance);
  }
  canvas.path(bodies, tones.leaf);
  canvas.path(lights, tones.leafLit, { opacity: 0.35 });
  canvas.path(blades, tones.leafLit, { opacity: 0.7 });
}
