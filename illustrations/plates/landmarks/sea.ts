// The Indian Ocean: a dark line at the horizon, surf on the reef, turquoise over sand, and the beach in front.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { createNoise, fractalNoise } from '#illustrations/drawing/noise.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { blob } from '#illustrations/plates/elements/blob.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { paintStipple } from '#illustrations/plates/elements/stipple.ts';
import { paintWater } from '#illustrations/plates/elements/water.ts';
import type { LandmarkPlace } from '#illustrations/plates/landmarks/landmark-place.ts';
import { type WaterTones, waterTones } from '#illustrations/plates/landmarks/water-tones.ts';
import { tone } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';

/** Where the waves run out on the sand, as a share of the picture's height. */
const tideLine = 0.835;
const ownColours = { far: '#127f99', near: '#86e3cf' } as const;

export function paintSea(canvas: Canvas, place: LandmarkPlace): void {
  const { light, horizon, sunX } = place;
  const tones = waterTones(light, ownColours);
  const chance = chanceOf(canvas, 'sea');
  const y = canvas.y(horizon);
  paintHeadland(canvas, place, chance);
  paintWater(canvas, {
    y,
    bottom: canvas.y(tideLine),
    farColour: tones.far,
    nearColour: tones.near,
    glint: tones.glint,
    ripples: 150,
    name: 'sea',
    ...(sunX !== undefined && { sun: { x: canvas.x(sunX), colour: tones.track } }),
  });
  canvas.rectangle(0, y, canvas.width, 9 * canvas.unit, tones.deep, { opacity: 0.4 });
  paintReef(canvas, place, tones, chance);
  paintBeach(canvas, place);
}

/** A low wooded point that runs out from the side away from the light. */
function paintHeadland(canvas: Canvas, { light, ground, horizon, mirrored }: LandmarkPlace, chance: Chance): void {
  const { unit } = canvas;
  const y = canvas.y(horizon);
  const reach = chance.between(0.16, 0.34) * canvas.width;
  const from = mirrored ? 0 : canvas.width - reach;
  const colour = mixColours(mixColours(light.far, ground.bush, 0.3), light.haze, 0.25);
  let crowns = '';
  for (let step = 0; step < reach; step += chance.between(3, 10) * unit) {
    const taper = Math.min(1, (mirrored ? reach - step : step) / (90 * unit));
    crowns += bush(from + step, y + 2 * unit, (4 + 15 * taper * chance.between(0.6, 1)) * unit, chance);
  }
  canvas.path(crowns, colour);
  canvas.path(lens(from + reach / 2, y + 2 * unit, reach * 1.02, 6 * unit), mixColours(light.haze, '#ffffff', 0.2));
}

/** Coral heads that darken the shallows, and the line of surf where the reef holds the ocean off. */
function paintReef(canvas: Canvas, { horizon }: LandmarkPlace, tones: WaterTones, chance: Chance): void {
  const { unit } = canvas;
  const top = canvas.y(horizon);
  const depth = canvas.y(tideLine) - top;
  let heads = '';
  for (let head = 0; head < 22; head += 1) {
    const near = chance.between(0.2, 0.9);
    const size = [(40 + 130 * near) * unit, (2.5 + 9 * near) * unit] as const;
    heads += blob(canvas, chance.next() * canvas.width, top + depth * near, size, `coral${head}`, 0.3);
  }
  canvas.path(heads, tones.deep, { opacity: 0.26 });

  let surf = '';
  for (let wave = 0; wave < 26; wave += 1) {
    const width = chance.between(30, 150) * unit;
    const y = top + (22 + chance.bell() * 3) * unit;
    surf += lens(chance.next() * canvas.width, y, width, chance.between(2, 5) * unit, chance);
  }
  canvas.path(surf, mixColours(tones.glint, '#ffffff', 0.4), { opacity: 0.75 });
}

function paintBeach(canvas: Canvas, { light, mirrored }: LandmarkPlace): void {
  const { unit } = canvas;
  const noise = createNoise(`${canvas.seed}:beach`);
  /** The edge of a wave this far up (or, negative, out from) the tide line. */
  const edge = (up: number): Point[] => {
    const points: Point[] = [];
    for (let x = -20; x <= canvas.width + 20; x += 10 * unit) {
      const across = (mirrored ? canvas.width - x : x) / canvas.width;
      const bay = Math.sin(across * 2.2 + 0.4) * 38;
      const swash = fractalNoise(noise, x / (220 * unit), 3) * 18 + fractalNoise(noise, x / (90 * unit) + up, 2) * 6;
      points.push([x, canvas.y(tideLine) + (up - bay + swash) * unit]);
    }
    return points;
  };
  const below = (points: readonly Point[]) =>
    polygon([...points, [canvas.width + 20, canvas.height + 10], [-20, canvas.height + 10]]);

  const foam = (colour: string) => (light.moon ? mixColours(colour, light.tint, 0.55) : tone(light, colour, 0.5));
  canvas.path(below(edge(-26)), foam('#d4f7ea'), { opacity: 0.5 });
  canvas.path(below(edge(-12)), foam('#f0fff9'), { opacity: 0.8 });
  canvas.path(below(edge(-3)), foam('#ffffff'));
  const sand = tone(light, '#f6deae', 0.6);
  canvas.path(below(edge(7)), mixColours(sand, light.ink, 0.24));
  const dry = edge(13);
  const fill = canvas.linearGradient(
    [
      [0, mixColours(sand, light.ink, 0.08)],
      [0.3, sand],
      [1, mixColours(sand, light.ink, 0.26)],
    ],
    { x2: 0, y1: canvas.y(tideLine - 0.03), y2: canvas.height, inCanvasUnits: true },
  );
  canvas.path(below(dry), fill);
  paintSandRipples(canvas, light.ink, sand);
  paintStipple(canvas, dry, {
    colour: mixColours(sand, light.ink, 0.5),
    count: 1500,
    depth: 190,
    falloff: 1,
    name: 'sand',
  });
}

function paintSandRipples(canvas: Canvas, ink: string, sand: string): void {
  const chance = chanceOf(canvas, 'sand-ripples');
  const { unit } = canvas;
  let path = '';
  for (let ripple = 0; ripple < 26; ripple += 1) {
    const y = canvas.y(chance.between(0.89, 1));
    path += lens(canvas.x(chance.next()), y, chance.between(80, 280) * unit, chance.between(4, 9) * unit, chance);
  }
  canvas.path(path, mixColours(sand, ink, 0.3), { opacity: 0.32 });
}
