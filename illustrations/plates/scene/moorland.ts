// The moorland below high peaks: giant groundsels and lobelias strewn over the folds of the land.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { paintGroundsel } from '#illustrations/plates/trees/groundsel.ts';
import { paintLobelia } from '#illustrations/plates/trees/lobelia.ts';

/** How far below the horizon plants grow, in shares of the height. */
const reach = { far: 0.045, near: 0.2 };
/** Heights there, in multiples of `canvas.unit`. */
const heights = { far: 24, near: 110 };

/** Where animals graze below the peaks, the picture is of the plains far below the moorland. */
export function isMoorland({ landmark, fauna, props }: PlateSpec): boolean {
  return landmark === 'peaks' && fauna.length === 0 && !props.includes('crag');
}

export function paintMoorland(stage: Stage): void {
  const { canvas, light, ground, horizon, ahead } = stage;
  const chance = chanceOf(canvas, 'moorland');
  const count = canvas.isPortrait ? 9 : chance.whole(12, 20);
  const plants = Array.from({ length: count }, () => ({ x: chance.next(), nearness: chance.next() ** 1.5 }));
  plants.sort((one, other) => one.nearness - other.nearness);
  for (const [index, { x, nearness }] of plants.entries()) {
    const y = canvas.y(horizon + reach.far + (reach.near - reach.far) * nearness);
    const height = (heights.far + (heights.near - heights.far) * nearness) * chance.between(0.8, 1.15) * canvas.unit;
    const ink = mixColours(mixColours(ground.dark, light.haze, 0.25), light.ink, 0.35 + 0.5 * nearness);
    const style = { ink, lit: mixColours(ink, ground.light, 0.3), facing: ahead, name: `moor-${index}` };
    if (chance.happens(0.66)) paintGroundsel(canvas, canvas.x(x), y, height, style);
    else paintLobelia(canvas, canvas.x(x), y, height * 0.6, style);
  }
}
