// Falls: a river drops over the lip of a gorge onto a ledge, breaks, and drops again into a pool below two cliffs.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { waterTones } from '#illustrations/plates/landmarks/water-tones.ts';
import { tone } from '#illustrations/plates/light.ts';
import { paintCliffs } from '#illustrations/plates/props/falls/cliffs.ts';
import { paintCurtains, paintSpray } from '#illustrations/plates/props/falls/curtains.ts';
import { type Gorge, type GorgeBuild, type GorgeTones, usualGorge } from '#illustrations/plates/props/falls/gorge.ts';
import { paintPlungePool } from '#illustrations/plates/props/falls/plunge-pool.ts';
import type { PropSetting } from '#illustrations/plates/props/prop-setting.ts';

/** The gorge is this wide in its own coordinates. */
const reference = 300;

/** `x`, `y` is where the water meets the pool; `width` that of the gorge. The cliffs run out of the picture. */
export function paintFalls(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  setting: PropSetting,
  build: GorgeBuild = usualGorge,
): void {
  const side = setting.mirrored ? -1 : 1;
  const scale = width / reference;
  const at = (across: number, up: number): Point => [
    x + side * cutTo(build.cut, across) * scale,
    y - up * build.rise * scale,
  ];
  const gorge: Gorge = {
    at,
    line: (points) => points.map(([across, up]) => at(across, up)),
    scale,
    shadeSide: side,
    tones: gorgeTones(setting, build),
    isBanded: build.isBanded,
  };
  paintCliffs(canvas, gorge, 'back');
  paintCurtains(canvas, gorge);
  paintCliffs(canvas, gorge, 'front');
  paintSpray(canvas, gorge);
  paintPlungePool(canvas, gorge, y);
}

/** The walls outside the gorge run on as far as ever, however wide it is cut. */
function cutTo(cut: number, across: number): number {
  const [inner, outer] = [200, 1500];
  const distance = Math.abs(across);
  if (distance <= inner) return across * cut;
  const beyond = (distance - inner) / (outer - inner);
  return Math.sign(across) * (inner * cut + beyond * (outer - inner * cut));
}

function gorgeTones({ light, ground }: PropSetting, { stone, isBanded }: GorgeBuild): GorgeTones {
  const rock = mixColours(tone(light, stone, 0.6), ground.near, isBanded ? 0.1 : 0.34);
  const water = waterTones(light, { far: '#d6e8e0', near: '#3f8380' });
  const foam = light.moon
    ? mixColours('#dfe8f6', light.tint, 0.4)
    : mixColours('#ffffff', light.glow ?? light.rim, 0.14);
  return {
    rock,
    lit: mixColours(rock, mixColours(light.rim, '#ffffff', 0.15), 0.5),
    shade: mixColours(rock, light.ink, 0.62),
    deep: mixColours(rock, light.ink, 0.84),
    haze: light.haze,
    foam,
    foamShade: mixColours(foam, mixColours(light.far, '#7fa6a8', 0.5), 0.55),
    water,
    leaf: mixColours(mixColours(ground.bush, '#4a6b3c', 0.4), light.ink, 0.3),
    leafLit: mixColours(ground.bush, ground.light, 0.3),
    shore: mixColours(ground.light, ground.far, 0.4),
    wet: mixColours(ground.dark, light.ink, 0.3),
  };
}
