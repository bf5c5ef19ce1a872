// A lake of the Rift: still water to the viewer's feet, far hills standing on their own reflection.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { paintMist } from '#illustrations/plates/elements/mist.ts';
import { paintLayer, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { paintStipple } from '#illustrations/plates/elements/stipple.ts';
import { paintWater } from '#illustrations/plates/elements/water.ts';
import { paintSpurs } from '#illustrations/plates/landmarks/cliffs.ts';
import type { LandmarkPlace } from '#illustrations/plates/landmarks/landmark-place.ts';
import { type RockTones, rockTones } from '#illustrations/plates/landmarks/rock-tones.ts';
import { waterTones } from '#illustrations/plates/landmarks/water-tones.ts';
import { polygon } from '#illustrations/plates/paths.ts';

const ownColours = { far: '#c6dcd6', near: '#4c8a94' } as const;
/** Reflections are shorter than what they reflect. */
const squash = 0.72;

interface FarShore {
  readonly ridge: Point[];
  readonly tones: RockTones;
  readonly name: string;
}

export function paintLake(canvas: Canvas, place: LandmarkPlace): void {
  const { light, horizon, sunX } = place;
  const water = waterTones(light, ownColours);
  const y = canvas.y(horizon);
  const shores = farShores(canvas, place);
  for (const shore of shores) paintFarShore(canvas, place, shore);
  paintMist(canvas, y - 12 * canvas.unit, 70, light.haze, light.fog ? 0.9 : 0.55);
  paintWater(canvas, {
    y,
    bottom: canvas.height,
    farColour: water.far,
    nearColour: water.near,
    glint: water.glint,
    ripples: 130,
    name: 'lake',
    ...(sunX !== undefined && { sun: { x: canvas.x(sunX), colour: water.track } }),
  });
  for (const shore of shores) paintReflection(canvas, y, shore);
  paintFarReeds(canvas, place);
  canvas.rectangle(0, y - 1.5 * canvas.unit, canvas.width, 4 * canvas.unit, mixColours(light.haze, '#ffffff', 0.35), {
    opacity: light.moon ? 0.3 : 0.6,
  });
}

function farShores(canvas: Canvas, { light, horizon }: LandmarkPlace): FarShore[] {
  const chance = chanceOf(canvas, 'lake');
  const tones = rockTones(light);
  const y = canvas.y(horizon);
  const far = ridgeLine(canvas, {
    y: y - 86 * canvas.unit,
    amplitude: chance.between(80, 110),
    scale: 520,
    kind: 'ridged',
    octaves: 4,
    gain: 0.45,
    name: 'lake-far',
  });
  const near = ridgeLine(canvas, {
    y: y - 34 * canvas.unit,
    amplitude: chance.between(40, 60),
    scale: 380,
    kind: chance.pick(['roll', 'roll', 'mesa'] as const),
    octaves: 4,
    name: 'lake-near',
  });
  const atWater = (ridge: Point[]) => ridge.map(([x, top]): Point => [x, Math.min(top, y + 2)]);
  return [
    { ridge: atWater(far), tones: rockTones(light, mixColours(tones.rock, light.haze, 0.26)), name: 'lake-far' },
    { ridge: atWater(near), tones: rockTones(light, tones.rock), name: 'lake-near' },
  ];
}

function paintFarShore(
  canvas: Canvas,
  { light, horizon, mirrored }: LandmarkPlace,
  { ridge, tones, name }: FarShore,
): void {
  const foot = canvas.y(horizon) + 3 * canvas.unit;
  const [first, last] = [ridge[0] ?? [0, 0], ridge[ridge.length - 1] ?? [0, 0]];
  paintLayer(canvas, ridge, tones.rock, { haze: light.haze, hazeDepth: 130, bottom: foot });
  paintWithin(canvas, polygon([...ridge, [last[0], foot], [first[0], foot]]), () =>
    paintSpurs(
      canvas,
      { rim: ridge, from: first[0], to: last[0], name },
      {
        spacing: [36, 130],
        foot,
        shadeSide: mirrored ? -1 : 1,
        lit: tones.lit,
        shade: tones.shade,
        opacity: 0.42,
        start: [0, 16],
      },
    ),
  );
  paintStipple(canvas, ridge, { colour: tones.shade, count: 1300, depth: 40, opacity: 0.26, name: `${name}-grain` });
}

/** The hills again, upside down and fading with every yard of water. */
function paintReflection(canvas: Canvas, shoreY: number, { ridge, tones }: FarShore): void {
  const mirrored = ridge.map(([x, y]): Point => [x, shoreY + (shoreY - y) * squash]);
  const reach = Math.max(...mirrored.map(([, y]) => y));
  const [first, last] = [ridge[0] ?? [0, 0], ridge[ridge.length - 1] ?? [0, 0]];
  const fill = canvas.linearGradient(
    [
      [0, tones.rock, 0.42],
      [1, tones.rock, 0.12],
    ],
    { x2: 0, y1: shoreY, y2: reach, inCanvasUnits: true },
  );
  canvas.path(polygon([[first[0], shoreY], ...mirrored, [last[0], shoreY]]), fill);
}

/** Papyrus and fever trees along the far water's edge, with the dark they cast on it. */
function paintFarReeds(canvas: Canvas, { light, ground, horizon }: LandmarkPlace): void {
  const chance = chanceOf(canvas, 'lake-reeds');
  const { unit } = canvas;
  const y = canvas.y(horizon);
  let reeds = '';
  let shadows = '';
  for (let stand = 0; stand < 5; stand += 1) {
    const middle = canvas.x(chance.next());
    const reach = chance.between(40, 150) * unit;
    for (let plant = 0; plant < 16; plant += 1) {
      reeds += bush(middle + chance.bell() * reach, y + 2 * unit, chance.between(3, 9) * unit, chance);
    }
    shadows += lens(middle, y + 5 * unit, reach * 2.6, 7 * unit);
  }
  const colour = mixColours(mixColours(light.mid, ground.bush, 0.45), light.ink, 0.25);
  canvas.path(shadows, colour, { opacity: 0.3 });
  canvas.path(reeds, colour, { opacity: 0.85 });
}
