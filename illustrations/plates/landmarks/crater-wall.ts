// The inner wall of a great crater: a level rim right across the picture, forested spurs, cloud spilling over the lip.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { paintStreaks } from '#illustrations/plates/elements/clouds.ts';
import { paintMist } from '#illustrations/plates/elements/mist.ts';
import { heightAt, paintLayer, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { paintStipple } from '#illustrations/plates/elements/stipple.ts';
import { paintSpurs } from '#illustrations/plates/landmarks/cliffs.ts';
import type { LandmarkPlace } from '#illustrations/plates/landmarks/landmark-place.ts';
import { palingRock, type RockTones, rockTones } from '#illustrations/plates/landmarks/rock-tones.ts';
import { polygon } from '#illustrations/plates/paths.ts';

/** The rim above the crater floor, in canvas units. */
const wallHeight = 236;

export function paintCraterWall(canvas: Canvas, place: LandmarkPlace): void {
  const { light, ground, horizon } = place;
  const tones = rockTones(light, mixColours(mixColours(light.far, ground.bush, 0.5), light.ink, 0.06));
  const floor = canvas.y(horizon + 0.006);
  const rim = ridgeLine(canvas, {
    y: floor - wallHeight * canvas.unit,
    amplitude: 60,
    scale: 700,
    kind: 'flat',
    octaves: 3,
    name: 'crater-rim',
  });
  paintHighlands(canvas, place, tones);
  paintWall(canvas, rim, floor, tones, place);
  paintSpill(canvas, rim, place);
  paintMist(canvas, floor - 10 * canvas.unit, 110, light.haze, 0.7);
}

/** Older volcanoes that look over the rim. */
function paintHighlands(canvas: Canvas, { light, horizon }: LandmarkPlace, tones: RockTones): void {
  const highlands = ridgeLine(canvas, {
    y: canvas.y(horizon) - (wallHeight + 36) * canvas.unit,
    amplitude: 62,
    scale: 420,
    kind: 'roll',
    octaves: 3,
    name: 'crater-highlands',
  });
  paintLayer(canvas, highlands, mixColours(tones.rock, light.haze, 0.32), { haze: light.haze, hazeDepth: 110 });
}

function paintWall(
  canvas: Canvas,
  rim: Point[],
  floor: number,
  tones: RockTones,
  { light, ground, mirrored }: LandmarkPlace,
) {
  const top = Math.min(...rim.map(([, y]) => y));
  const [first, last] = [rim[0] ?? [0, 0], rim[rim.length - 1] ?? [0, 0]];
  const body = polygon([...rim, [last[0], floor], [first[0], floor]]);
  const shadeSide = mirrored ? -1 : 1;
  canvas.path(body, palingRock(canvas, tones, top, floor + 30 * canvas.unit));
  paintWithin(canvas, body, () => {
    const wall = { rim, from: first[0], to: last[0] };
    const faces = {
      foot: floor,
      shadeSide,
      lit: mixColours(tones.lit, ground.light, 0.4),
      shade: tones.shade,
    } as const;
    paintSpurs(
      canvas,
      { ...wall, name: 'crater-great' },
      { ...faces, spacing: [130, 320], opacity: 0.46, start: [0, 60] },
    );
    paintSpurs(
      canvas,
      { ...wall, name: 'crater-lesser' },
      { ...faces, spacing: [50, 150], opacity: 0.3, start: [60, 170] },
    );
    paintStipple(canvas, rim, { colour: tones.shade, count: 3200, depth: 150, opacity: 0.34, name: 'crater-trees' });
  });
  paintRimForest(canvas, rim, mixColours(mixColours(tones.rock, ground.bush, 0.5), light.ink, 0.16));
}

function paintRimForest(canvas: Canvas, rim: readonly Point[], colour: string): void {
  const chance = chanceOf(canvas, 'crater-forest');
  const { unit } = canvas;
  let path = '';
  for (let x = 0; x < canvas.width; x += chance.between(2, 18) * unit) {
    path += bush(x, heightAt(rim, x) + 2 * unit, chance.between(3, 9) * unit, chance);
  }
  canvas.path(path, colour, { opacity: 0.9 });
}

/** Cloud that lies on the rim and slides down inside. */
function paintSpill(canvas: Canvas, rim: readonly Point[], { light }: LandmarkPlace): void {
  const chance = chanceOf(canvas, 'crater-spill');
  const { unit } = canvas;
  const colour = mixColours(light.cloud, light.haze, light.storm ? 0.75 : 0.25);
  const soft = canvas.radialGradient([
    [0, colour, 0.85],
    [0.5, colour, 0.45],
    [1, colour, 0],
  ]);
  for (const start of [-0.05, 0.55, 0.82]) {
    const length = chance.between(0.16, 0.34);
    for (let puff = 0; puff < 16; puff += 1) {
      const share = chance.next();
      const x = canvas.x(start + share * length);
      const fall = chance.next() ** 2 * 70 * unit * Math.sin(Math.PI * share);
      const width = chance.between(50, 120) * unit;
      canvas.ellipse(x, heightAt(rim, x) - 4 * unit + fall, width, width * chance.between(0.2, 0.32), soft);
    }
  }
  paintStreaks(canvas, {
    y: heightAt(rim, canvas.x(0.5)) + 74 * unit,
    count: canvas.isPortrait ? 3 : 5,
    width: [240, 620],
    height: [12, 22],
    colour,
    opacity: light.moon ? 0.3 : 0.6,
    spread: 24,
    name: 'crater-clouds',
  });
}
