// A coral islet: old reef that the tide has cut away below, running down to a spit of sand, with thorn scrub and palms.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { interpolate } from '#illustrations/drawing/interpolation.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';
import { tone } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import type { PropSetting } from '#illustrations/plates/props/prop-setting.ts';
import { leafClump } from '#illustrations/plates/trees/foliage.ts';
import { paintPalm } from '#illustrations/plates/trees/palm.ts';

/** The rock's back, from the cliff that overhangs the water down to the sand, in hundredths of half its width. */
const back = '-93,10 -97,14 -82,18 -50,20 -10,17 30,11 62,4 70,0';
/** Under the overhang, back to the water. */
const notch = '-84,0 -86,5';
/** Where the tide has cut deepest: from the cliff to where the sand begins. */
const undercut = '-90,9 -70,7.5 -56,3 -42,7.5 -16,7 -4,2.5 10,5.5 32,4 44,0.4';
const spit = '34,2 56,4.5 86,3 116,0';

/** Scrub stands in clumps; palms look over it. Places across, and heights in half widths. */
const clumps = [
  { across: -0.66, reach: 0.2, height: 0.16 },
  { across: -0.28, reach: 0.24, height: 0.25 },
  { across: 0.12, reach: 0.18, height: 0.14 },
  { across: 0.42, reach: 0.14, height: 0.09 },
];
const palms = [
  { across: -0.06, height: 0.52, facing: 1 },
  { across: 0.2, height: 0.4, facing: 1 },
  { across: -0.5, height: 0.42, facing: -1 },
] as const;

/** `x`, `y` is the middle of its waterline. */
export function paintIslet(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, ground } = setting;
  const chance = chanceOf(canvas, 'islet');
  const { unit } = canvas;
  const half = width / 2;
  const at = ([across, up]: Point): Point => [x + across * half, y - up * half];
  const line = (points: string) => pointsOf(points).map(([across, up]) => at([across / 100, up / 100]));
  const rock = tone(light, '#b3a58c', 0.5);
  const dark = mixColours(rock, light.ink, 0.66);
  const leaf = mixColours(mixColours(ground.bush, '#3f6a45', 0.5), light.ink, 0.2);
  const sand = tone(light, '#f6e2b8', 0.5);
  const rim = craggyLine(canvas, line(back), { roughness: 0.1, depth: 4, name: 'islet' });

  canvas.path(lens(...at([0.06, -0.05]), width * 1.3, half * 0.13), tone(light, '#bff0df', 0.4), { opacity: 0.5 });
  canvas.path(lens(...at([-0.16, -0.012]), width * 0.84, half * 0.07), dark, { opacity: 0.4 });
  for (const { across, height, facing } of palms) {
    const style = { ink: mixColours(leaf, light.ink, 0.4), lit: leaf, facing, lean: 0.22 };
    paintPalm(canvas, ...at([across, 0.16]), height * half, { ...style, name: `islet-palm${across}` });
  }
  paintScrub(canvas, rim, { x, half, leaf, lit: mixColours(leaf, ground.light, 0.35) }, chance);
  canvas.path(polygon([...rim, ...line(notch)]), mixColours(rock, light.rim, 0.25));
  const cut = craggyLine(canvas, line(undercut), { roughness: 0.16, depth: 3, name: 'islet-cut' });
  canvas.path(polygon([...cut, at([-0.84, 0])]), dark);
  canvas.path(polygon([...line(spit), at([0.4, -0.012])]), sand);
  paintSurf(canvas, { x, y: y + unit, half }, chance);
}

interface Scrub {
  readonly x: number;
  readonly half: number;
  readonly leaf: string;
  readonly lit: string;
}

/** Round bushes piled up in every clump, smaller towards its edges. */
function paintScrub(canvas: Canvas, rim: readonly Point[], { x, half, leaf, lit }: Scrub, chance: Chance): void {
  let bodies = '';
  let lights = '';
  for (const { across, reach, height } of clumps) {
    for (let bush = 0; bush < 12; bush += 1) {
      const aside = interpolate(-1, 1, bush / 11) + chance.between(-0.08, 0.08);
      const middle = x + (across + aside * reach) * half;
      const rise = height * half * Math.max(0.15, 1 - aside * aside) * chance.between(0.5, 1);
      const radius = half * chance.between(0.045, 0.075);
      const foot = heightAt(rim, middle);
      const deep = radius + rise * 0.35;
      bodies += leafClump(middle, foot - rise * 0.35, radius * 1.3, deep, chance);
      lights += leafClump(middle - radius * 0.3, foot - rise * 0.35 - deep * 0.55, radius * 0.7, deep * 0.3, chance);
    }
  }
  canvas.path(bodies, leaf);
  canvas.path(lights, lit);
}

/** Waves that break along the foot of the rock and run out on the sand. */
function paintSurf(
  { unit, ...canvas }: Canvas,
  { x, y, half }: { x: number; y: number; half: number },
  chance: Chance,
) {
  let foam = '';
  for (let wave = 0; wave < 16; wave += 1) {
    const across = interpolate(-0.96, 1.16, (wave + chance.next()) / 16);
    const width = half * chance.between(0.1, 0.34);
    foam += lens(x + across * half, y + chance.between(0, 7) * unit, width, chance.between(4, 9) * unit);
  }
  canvas.path(foam, '#ffffff', { opacity: 0.8 });
}
