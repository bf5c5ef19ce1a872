// Rainforest: ridge behind ridge of crowns, single giants standing out of them, mist in every valley.

import { lighten, mixColours } from '#illustrations/drawing/colour.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintMistBanks } from '#illustrations/plates/elements/mist.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';
import { heightAt, paintLayer, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import type { LandmarkPlace } from '#illustrations/plates/landmarks/landmark-place.ts';
import type { Light } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import { paintCanopy } from '#illustrations/plates/trees/canopy.ts';
import { paintRainforestTree } from '#illustrations/plates/trees/rainforest-tree.ts';

interface ForestRidge {
  /** Above the horizon, as a share of the picture's height. */
  readonly up: number;
  readonly crowns: Range;
  readonly giants: number;
  readonly height: Range;
}

/** The far ridge and the near one: their crowns and giants grow, and they stand lower in the picture. */
const ridges: readonly ForestRidge[] = [
  { up: 0.225, crowns: [9, 20], giants: 13, height: [80, 135] },
  { up: 0.16, crowns: [14, 32], giants: 11, height: [110, 190] },
  { up: 0.095, crowns: [20, 44], giants: 8, height: [150, 260] },
  { up: 0.022, crowns: [28, 58], giants: 5, height: [200, 330] },
];

const leaf = { far: '#6d9c86', near: '#2c6450' } as const;

export function paintForest(canvas: Canvas, place: LandmarkPlace): void {
  const { light, horizon } = place;
  paintMountain(canvas, place);
  for (const [index, ridge] of ridges.entries()) {
    const colour = foliage(place, index / (ridges.length - 1));
    if (index === 2 && light.fog) paintShafts(canvas, place);
    paintRidge(canvas, place, index, colour);
    paintMistBanks(canvas, {
      y: canvas.y(horizon - ridge.up + 0.1),
      count: 7,
      width: [480, 1000],
      height: [56, 110],
      colour: light.haze,
      opacity: light.moon ? 0.3 : light.fog ? 0.62 : 0.42,
      name: `forest-mist${index}`,
    });
  }
}

/** Leaves at a share of the way from the farthest ridge to the nearest. */
function foliage({ light, ground }: LandmarkPlace, near: number): Colour {
  const far = mixColours(light.far, leaf.far, light.moon ? 0.15 : 0.42);
  const close = mixColours(mixColours(light.mid, leaf.near, light.moon ? 0.2 : 0.55), ground.bush, 0.25);
  return mixColours(far, mixColours(close, light.ink, 0.14), near * 0.82);
}

/** A volcano or a high ridge beyond the forest. */
function paintMountain(canvas: Canvas, { light, horizon }: LandmarkPlace): void {
  const ridge = ridgeLine(canvas, {
    y: canvas.y(horizon - 0.3),
    amplitude: 120,
    scale: 520,
    kind: 'ridged',
    octaves: 3,
    gain: 0.42,
    name: 'forest-mountain',
  });
  paintLayer(canvas, ridge, mixColours(light.far, light.haze, 0.5), {
    haze: light.haze,
    hazeDepth: 220,
    hazeShare: 0.95,
  });
}

/** Sunlight that comes down through vapour. */
function paintShafts(canvas: Canvas, { light, horizon, mirrored }: LandmarkPlace): void {
  const colour = light.sun ?? light.rim;
  const fill = canvas.linearGradient([
    [0, colour, 0.36],
    [0.6, colour, 0.16],
    [1, colour, 0],
  ]);
  const { unit } = canvas;
  const side = mirrored ? -1 : 1;
  const chance = chanceOf(canvas, 'forest-shafts');
  for (let shaft = 0; shaft < 5; shaft += 1) {
    const top = canvas.x(0.5) + side * (-460 + shaft * 170 + chance.between(-40, 40)) * unit;
    const [width, run] = [chance.between(30, 80) * unit, side * chance.between(160, 300) * unit];
    canvas.path(
      polygon(
        pointsOf(`${top},-10 ${top + width},-10 ${top + run + width * 2.4},${canvas.y(horizon)}
        ${top + run},${canvas.y(horizon)}`),
      ),
      fill,
    );
  }
}

function paintRidge(canvas: Canvas, { light, horizon }: LandmarkPlace, index: number, colour: Colour): void {
  const ridge = ridges[index];
  if (ridge === undefined) return;
  const { unit } = canvas;
  const line = ridgeLine(canvas, {
    y: canvas.y(horizon - ridge.up),
    amplitude: 72,
    scale: 430,
    octaves: 3,
    name: `forest${index}`,
  });
  const chance = chanceOf(canvas, `forest-giants${index}`);
  const lit = litLeaves(colour, light);
  const count = canvas.isPortrait ? Math.ceil(ridge.giants * 0.6) : ridge.giants;
  for (let giant = 0; giant < count; giant += 1) {
    const x = canvas.x((giant + chance.between(0.05, 0.95)) / count);
    paintRainforestTree(canvas, x, heightAt(line, x) + 34 * unit, chance.between(...ridge.height) * unit, {
      ink: colour,
      lit,
      name: `forest-giant${index}-${giant}`,
      girth: 0.03,
      tiers: 3,
    });
  }
  paintCanopy(canvas, line, {
    ink: colour,
    lit,
    litOpacity: 0.4,
    name: `forest-crowns${index}`,
    crowns: ridge.crowns,
    haze: light.haze,
    hazeDepth: 180,
    hazeShare: 0.88,
  });
}

function litLeaves(colour: Colour, light: Light): Colour {
  return mixColours(lighten(colour, 0.05), light.rim, light.moon ? 0.06 : 0.16);
}
