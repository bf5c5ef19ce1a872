// An escarpment: a long level wall that breaks off above the plain, and a paler one behind it.

import { mixColours, saturate } from '#illustrations/drawing/colour.ts';
import { clamp } from '#illustrations/drawing/interpolation.ts';
import { itemAt } from '#illustrations/drawing/item-at.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { paintMist } from '#illustrations/plates/elements/mist.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';
import { paintButtresses } from '#illustrations/plates/landmarks/buttresses.ts';
import { leftToRight, paintBeds, paintCracks, paintSpurs, type Wall } from '#illustrations/plates/landmarks/cliffs.ts';
import { type Frame, frameOf, type LandmarkPlace } from '#illustrations/plates/landmarks/landmark-place.ts';
import { palingRock, type RockTones, rockTones } from '#illustrations/plates/landmarks/rock-tones.ts';
import { polygon } from '#illustrations/plates/paths.ts';

/** Rim and prow of the near wall; its talus runs out into the plain. */
const nearWall = pointsOf(
  '-1500,176 -1060,196 -760,190 -420,212 -120,218 90,214 150,206 182,150 262,96 380,54 580,18 780,-4',
);

const farWall = pointsOf('-240,0 -120,40 -20,88 40,128 64,150 240,156 520,144 880,158 1600,150');

/** How far down the rim the bare rock reaches. */
const cliff = 74;

export function paintEscarpment(canvas: Canvas, place: LandmarkPlace): void {
  const frame = frameOf(canvas, place);
  const shadeSide = place.mirrored ? -1 : 1;
  const rock = saturate(mixColours(place.light.far, place.ground.near, 0.58), 1.2);
  const tones = rockTones(place.light, rock);
  const paler = rockTones(place.light, mixColours(rock, place.light.haze, 0.42));
  paintWall(
    canvas,
    frame,
    { control: farWall, tones: paler, name: 'escarpment-far', cliffDepth: cliff * 0.6, crackStep: 26, shadeSide },
    place,
  );
  paintMist(canvas, frame.at(0, 26)[1], 120, place.light.haze, 0.5);
  paintWall(
    canvas,
    frame,
    { control: nearWall, tones, name: 'escarpment', cliffDepth: cliff, crackStep: 19, shadeSide },
    place,
  );
  paintMist(canvas, frame.at(0, 4)[1], 90, place.light.haze, 0.7);
}

interface WallDrawing {
  readonly control: readonly Point[];
  readonly tones: RockTones;
  readonly name: string;
  readonly cliffDepth: number;
  /** From crack to crack, in canvas units. */
  readonly crackStep: number;
  /** The side away from the light: 1 is the right. */
  readonly shadeSide: 1 | -1;
}

function paintWall(canvas: Canvas, frame: Frame, drawing: WallDrawing, { light, ground }: LandmarkPlace): void {
  const { control, tones, name, cliffDepth, shadeSide } = drawing;
  const outline = craggyLine(canvas, frame.line(control), { roughness: 0.06, depth: 6, name });
  const rim = leftToRight(outline);
  const [first, last] = [itemAt(rim, 0), itemAt(rim, rim.length - 1)];
  const top = Math.min(...rim.map(([, y]) => y));
  const below = frame.base + 40 * canvas.unit;
  const body = polygon([...rim, [last[0], below], [first[0], below]]);
  const wall: Wall = {
    rim,
    from: Math.max(first[0], -60 * canvas.unit),
    to: Math.min(last[0], canvas.width + 60 * canvas.unit),
    name,
  };
  canvas.path(body, palingRock(canvas, tones, top, frame.base + 6 * canvas.unit));
  paintWithin(canvas, body, () => {
    paintCliff(canvas, frame, wall, drawing);
    paintSpurs(canvas, wall, {
      spacing: [60, 190],
      foot: frame.base,
      shadeSide,
      lit: tones.lit,
      shade: tones.shade,
      opacity: 0.6,
      start: [cliffDepth * 0.35, cliffDepth * 1.05],
    });
  });
  const bushes = mixColours(mixColours(tones.rock, ground.bush, 0.45), light.ink, 0.18);
  paintRimBushes(canvas, wall, frame.base - 70 * canvas.unit, bushes);
}

/** The band of bare rock under the rim. */
function paintCliff(canvas: Canvas, frame: Frame, wall: Wall, drawing: WallDrawing): void {
  const { tones, cliffDepth: depth, crackStep, shadeSide } = drawing;
  const { unit } = canvas;
  const lower = jaggedFoot(canvas, wall, depth, frame.base);
  const band = polygon([...wall.rim, ...lower.reverse()]);
  const top = Math.min(...wall.rim.map(([, y]) => y));
  const fill = canvas.linearGradient(
    [
      [0, mixColours(tones.rock, tones.lit, 0.4)],
      [0.3, mixColours(tones.rock, tones.lit, 0.12)],
      [1, mixColours(tones.rock, tones.haze, 0.12)],
    ],
    { x2: 0, y1: top, y2: top + depth * 1.6 * unit, inCanvasUnits: true },
  );
  canvas.path(band, fill);
  paintWithin(canvas, band, () => {
    paintButtresses(canvas, wall, {
      width: [drawing.crackStep, drawing.crackStep * 3.4],
      foot: top + depth * 1.3 * unit,
      fade: [top, top + depth * 2 * unit],
      shadeSide,
      lit: tones.lit,
      litOpacity: 0.42,
      shade: tones.shade,
      shadeOpacity: 0.5,
    });
    paintBeds(canvas, wall, [depth * 0.36], tones.shade, 0.2);
    paintCracks(canvas, wall, {
      step: crackStep * 1.6,
      start: [2, depth * 0.3],
      length: [depth * 0.4, depth * 1.2],
      width: [2.4, 8],
      colour: tones.shade,
      opacity: 0.42,
    });
  });
}

/** Where rock gives way to talus: high over every fan of scree, low in between; a low rim has no bare rock. */
function jaggedFoot(canvas: Canvas, wall: Wall, depth: number, base: number): Point[] {
  const chance = chanceOf(canvas, `${wall.name}-foot`);
  const points: Point[] = [];
  const bareShare = (y: number) => clamp((base - y) / (depth * 1.3 * canvas.unit) - 0.6, 0, 1);
  for (let x = wall.from, index = 0; x < wall.to; index += 1) {
    const share = index % 2 === 0 ? chance.between(0.5, 0.75) : chance.between(0.9, 1.2);
    const rimY = heightAt(wall.rim, x);
    points.push([x, rimY + depth * share * bareShare(rimY) * canvas.unit]);
    x += chance.between(12, 46) * canvas.unit;
  }
  points.push([wall.to, heightAt(wall.rim, wall.to)]);
  return points;
}

function paintRimBushes(canvas: Canvas, wall: Wall, lowest: number, colour: string): void {
  const chance = chanceOf(canvas, `${wall.name}-bushes`);
  let path = '';
  for (let x = wall.from; x < wall.to; x += chance.between(6, 46) * canvas.unit) {
    const y = heightAt(wall.rim, x) + 1.5 * canvas.unit;
    if (y < lowest) path += bush(x, y, chance.between(2.5, 6) * canvas.unit, chance);
  }
  canvas.path(path, colour, { opacity: 0.85 });
}
