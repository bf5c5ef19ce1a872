// The land as one sees it from high up: trees that grow smaller row by row, their shade beside them, shadows of clouds.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import type { IsClear } from '#illustrations/plates/scene/clear-of.ts';
import { isOpenWater } from '#illustrations/plates/scene/fauna.ts';
import { sizeAt } from '#illustrations/plates/scene/plan.ts';
import { shoreline } from '#illustrations/plates/scene/shore.ts';
import { isWater, type Stage } from '#illustrations/plates/scene/stage.ts';
import { needsWater } from '#illustrations/plates/scene/water.ts';
import { waterholeOf } from '#illustrations/plates/scene/waterhole.ts';
import { paintDistantAcacia } from '#illustrations/plates/trees/distant-acacia.ts';

/** Trees in a picture of 16 by 10, and how far down it they stand: below them is the hill's own brow. */
const usual = { hill: 26, balloon: 58 };
const lowest = { hill: 0.8, balloon: 0.9 };

export function paintFarBelow(stage: Stage, camera: 'hill' | 'balloon', isClear: IsClear): void {
  const { canvas, light, ground, horizon } = stage;
  const { unit } = canvas;
  const chance = chanceOf(canvas, 'far-below');
  const count = Math.round(usual[camera] * canvas.breadth);
  const trees = Array.from({ length: count }, () => ({ x: chance.next(), near: chance.next() ** 1.5 }));
  trees.sort((one, other) => one.near - other.near);
  if (!isWater(stage.spec)) paintShade(stage);
  for (const [index, { x, near }] of trees.entries()) {
    const y = horizon + 0.02 + (lowest[camera] - horizon) * near;
    if (isInWater(stage, x, y)) continue;
    // The subject's ground stays open.
    if (near > 0.5 && Math.abs(canvas.x(x) - stage.x(0.42)) < 0.3 * stage.size.width) continue;
    const height = 96 * sizeAt(stage, y) * chance.between(0.7, 1.25) * unit;
    if (!isClear(canvas.x(x), canvas.y(y), height)) continue;
    const ink = mixColours(mixColours(ground.bush, light.ink, 0.25 + 0.35 * near), light.haze, 0.4 * (1 - near));
    const [left, foot] = [canvas.x(x), canvas.y(y)];
    const shade = lens(left + stage.ahead * height * 0.35, foot + height * 0.03, height * 1.5, height * 0.16);
    canvas.path(shade, mixColours(ground.dark, light.ink, 0.5), { opacity: 0.32 });
    paintDistantAcacia(canvas, left, foot, height, { ink, name: `below-${index}` });
  }
}

/** Whether what stands there would stand in a sea or on its beach, in a lake, or in a waterhole. */
function isInWater(stage: Stage, x: number, y: number): boolean {
  const { canvas, spec } = stage;
  if (spec.landmark === 'sea' || isOpenWater(spec)) return true;
  if (spec.landmark === 'lake') return y < shoreline + 0.05;
  if (!needsWater(spec)) return false;
  const pool = waterholeOf(stage);
  const across = (canvas.x(x) - stage.x(pool.x)) / (pool.radiusX * canvas.unit);
  const down = (canvas.y(y) - stage.y(pool.y)) / (pool.radiusY * canvas.unit);
  return Math.abs(across) < 1.2 && Math.abs(down) < 1.4;
}

/** Shadows of clouds. */
function paintShade({ canvas, light, ground, horizon }: Stage): void {
  const chance = chanceOf(canvas, 'cloud-shade');
  for (let cloud = 0; cloud < 5; cloud += 1) {
    const near = chance.next();
    const y = canvas.y(horizon + 0.05 + (0.8 - horizon) * near);
    const width = (260 + 620 * near) * canvas.unit;
    const shape = lens(canvas.x(chance.between(-0.05, 1.05)), y, width, (16 + 46 * near) * canvas.unit, chance);
    canvas.path(shape, mixColours(ground.dark, light.far, 0.4), { opacity: 0.22 });
  }
}
