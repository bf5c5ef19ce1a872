// The near shore of a lake.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintLayer, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { paintTreeLine } from '#illustrations/plates/elements/treeline.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** Where land begins on the near side of a lake. */
export const shoreline = 0.75;

/** Beach, then grass. */
export function paintShore(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const chance = chanceOf(canvas, 'shore');
  const tilt = chance.between(0.012, 0.026) * (stage.mirrored ? -1 : 1);
  const edge = (lower: number) =>
    ridgeLine(canvas, {
      y: canvas.y(shoreline) + lower * canvas.unit,
      amplitude: 26,
      scale: 520,
      octaves: 3,
      name: 'shoreline',
      tilt,
    });
  paintLayer(canvas, edge(-7), mixColours(light.haze, '#ffffff', 0.4));
  paintLayer(canvas, edge(0), mixColours(ground.light, ground.far, 0.3));
  paintLayer(canvas, edge(13), mixColours(ground.far, ground.near, 0.18), {
    haze: ground.near,
    hazeDepth: 260,
    hazeShare: 0.9,
  });
  paintTreeLine(canvas, edge(12), {
    count: 26,
    height: [6, 13],
    colour: ground.bush,
    opacity: 0.5,
    name: 'shore-bushes',
  });
}
