// Mountain forest: steep wooded spurs that run out from either side, one behind the other, cloud lying between them.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintMistBanks } from '#illustrations/plates/elements/mist.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';
import { heightAt, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import type { LandmarkPlace } from '#illustrations/plates/landmarks/landmark-place.ts';
import { paintCanopy } from '#illustrations/plates/trees/canopy.ts';
import { paintRainforestTree } from '#illustrations/plates/trees/rainforest-tree.ts';

interface Spur {
  /** Its height above the horizon at the side it comes from, and where it runs out: shares of the picture's height. */
  readonly high: number;
  readonly low: number;
  readonly side: 1 | -1;
  readonly crowns: Range;
  readonly giants: number;
}

/** From the farthest to the nearest. */
const spurs: readonly Spur[] = [
  { high: 0.44, low: 0.17, side: 1, crowns: [3, 7], giants: 0 },
  { high: 0.44, low: 0.04, side: -1, crowns: [4, 10], giants: 0 },
  { high: 0.36, low: -0.04, side: 1, crowns: [7, 15], giants: 9 },
  { high: 0.22, low: -0.06, side: -1, crowns: [12, 24], giants: 6 },
];

export function paintForestValleys(canvas: Canvas, place: LandmarkPlace): void {
  for (const [index, spur] of spurs.entries()) {
    const near = index / (spurs.length - 1);
    paintSpur(canvas, place, spur, near, index);
    paintCloud(canvas, place, spur, near, index);
  }
}

function paintSpur(canvas: Canvas, place: LandmarkPlace, spur: Spur, near: number, index: number): void {
  const { light } = place;
  const colour = foliage(place, near);
  const lit = mixColours(colour, light.rim, light.moon ? 0.06 : 0.26);
  const line = skyline(canvas, place, spur, index);
  const chance = chanceOf(canvas, `valley-giants-${index}`);
  for (let giant = 0; giant < spur.giants; giant += 1) {
    const x = canvas.x((giant + chance.between(0.05, 0.95)) / spur.giants);
    const height = (26 + 84 * near) * chance.between(0.8, 1.2) * canvas.unit;
    const style = { ink: colour, lit, name: `valley-giant-${index}-${giant}`, girth: 0.03, tiers: 3 };
    paintRainforestTree(canvas, x, heightAt(line, x) + 10 * canvas.unit, height, style);
  }
  paintCanopy(canvas, line, {
    ink: colour,
    lit,
    litOpacity: 0.45,
    name: `valley-crowns-${index}`,
    crowns: spur.crowns,
    haze: light.haze,
    hazeDepth: 460,
    hazeShare: 0.96,
  });
}

/** Down from one side to the other, steep at first, with knuckles on the way. */
function skyline(canvas: Canvas, { horizon, mirrored }: LandmarkPlace, spur: Spur, index: number): Point[] {
  const comesFromRight = (spur.side === 1) !== mirrored;
  const knuckles = { amplitude: 60, scale: 170 + 50 * index, octaves: 3, name: `valley-${index}` };
  return ridgeLine(canvas, { y: canvas.y(horizon), ...knuckles }).map(([x, y]): Point => {
    const share = Math.max(0, Math.min(1, x / canvas.width));
    const along = comesFromRight ? share : 1 - share;
    const up = spur.low + (spur.high - spur.low) * along ** 1.1;
    return [x, y - canvas.y(up)];
  });
}

/** Cloud fills the valley in front of a spur and thins out up its slope. */
function paintCloud(canvas: Canvas, { light, horizon }: LandmarkPlace, spur: Spur, near: number, index: number): void {
  const low = canvas.y(horizon - spur.low + 0.05);
  paintMistBanks(canvas, {
    y: low,
    count: 9,
    width: [500, 1200],
    height: [60, 130],
    spread: 46,
    colour: mixColours(light.haze, '#ffffff', light.moon ? 0 : 0.25),
    opacity: light.moon ? 0.3 : 0.7 - 0.25 * near,
    name: `valley-cloud-${index}`,
  });
}

function foliage({ light, ground }: LandmarkPlace, near: number): Colour {
  const far = mixColours(light.far, '#5d8f84', light.moon ? 0.15 : 0.4);
  const close = mixColours(mixColours(light.mid, '#235546', 0.6), ground.bush, 0.2);
  return mixColours(mixColours(far, light.haze, 0.36), mixColours(close, light.ink, 0.24), near * 0.96);
}
