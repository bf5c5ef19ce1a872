// A path that goes into the forest between its trees.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintMistBanks } from '#illustrations/plates/elements/mist.ts';
import { spline } from '#illustrations/plates/paths.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { paintFern } from '#illustrations/plates/trees/fern.ts';
import { paintRainforestTree } from '#illustrations/plates/trees/rainforest-tree.ts';

/** Trees on either side of the path, from far to near: how far from its middle, how tall, how much distance takes. */
const avenue = [
  { aside: 0.07, height: 330, lower: 0.03, paleness: 0.7 },
  { aside: 0.12, height: 460, lower: 0.05, paleness: 0.54 },
  { aside: 0.19, height: 640, lower: 0.085, paleness: 0.36 },
  { aside: 0.29, height: 880, lower: 0.14, paleness: 0.18 },
] as const;
const middle = 0.5;

export function paintForestPath(stage: Stage): void {
  const { canvas, light, ground, horizon } = stage;
  const { unit } = canvas;
  const leaf = mixColours(ground.bush, light.ink, 0.55);
  for (const [row, { aside, height, lower, paleness }] of avenue.entries()) {
    const chance = chanceOf(canvas, `avenue-${row}`);
    const ink = mixColours(leaf, light.haze, paleness);
    for (const side of [-1, 1]) {
      const x = stage.x(middle) + side * (aside + chance.between(0, 0.03)) * stage.size.width;
      paintRainforestTree(canvas, x, stage.y(horizon + lower), height * chance.between(0.9, 1.1) * unit, {
        ink,
        lit: mixColours(ink, ground.light, 0.3),
        name: `avenue-${row}-${side}`,
        facing: side === 1 ? -1 : 1,
      });
    }
    const bank = { y: stage.y(horizon + lower), count: 4, width: [300, 700], height: [24, 60] } as const;
    paintMistBanks(canvas, { ...bank, colour: light.haze, opacity: 0.34, name: `avenue-mist-${row}` });
  }
  paintTrodden(stage);
  paintFerns(stage);
}

function paintTrodden(stage: Stage): void {
  const { canvas, light, ground, horizon } = stage;
  const side = (sign: number): Point[] =>
    Array.from({ length: 14 }, (_, step) => {
      const near = step / 13;
      const bend = 0.05 * Math.sin(near * 5);
      const half = (0.008 + 0.16 * near ** 1.6) * stage.size.width;
      return [stage.x(middle + bend) + sign * half, stage.y(horizon + 0.03 + (1.05 - horizon) * near ** 1.3)];
    });
  const earth = mixColours(ground.far, '#b98a5c', 0.35);
  const path = spline([...side(-1), ...side(1).toReversed()]);
  const fill = canvas.fade(mixColours(earth, light.haze, 0.5), mixColours(earth, light.ink, 0.4), {
    x2: 0,
    y1: stage.y(horizon),
    y2: canvas.height,
    inCanvasUnits: true,
  });
  canvas.path(path, fill);
}

function paintFerns(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const chance = chanceOf(canvas, 'path-ferns');
  for (let fern = 0; fern < 12; fern += 1) {
    const near = fern / 11;
    const side = fern % 2 === 0 ? -1 : 1;
    const x = stage.x(middle) + side * (0.1 + 0.24 * near + chance.between(0, 0.06)) * stage.size.width;
    const y = stage.y(stage.horizon + 0.1 + (0.92 - stage.horizon) * near);
    const ink = mixColours(mixColours(ground.bush, light.ink, 0.3 + 0.4 * near), light.haze, 0.3 * (1 - near));
    paintFern(canvas, x, y, (70 + 130 * near) * canvas.unit, { ink, name: `path-fern-${fern}` });
  }
}
