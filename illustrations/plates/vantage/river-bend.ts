// A river that winds from the horizon toward the viewer, with its banks.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { tone } from '#illustrations/plates/light.ts';
import { spline } from '#illustrations/plates/paths.ts';
import type { Actor } from '#illustrations/plates/scene/actor.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

interface Bends {
  /** How far it swings, in shares of the scene, and how often. */
  readonly swing: number;
  readonly turns: number;
  /** Half its width at the viewer's feet, in canvas units. */
  readonly reach: number;
}

const bends: Readonly<Record<'river' | 'balloon', Bends>> = {
  river: { swing: 0.16, turns: 5.4, reach: 210 },
  balloon: { swing: 0.17, turns: 9.5, reach: 78 },
};
const steps = 46;

/** From far to near: the middle of the river on the scene, and half its width on the canvas. */
function course(stage: Stage, camera: 'river' | 'balloon'): { x: number; y: number; half: number }[] {
  const { canvas, horizon } = stage;
  const { swing, turns, reach } = bends[camera];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const near = step / steps;
    const y = horizon + 0.028 + (1.06 - horizon) * near ** 1.55;
    const x = 0.62 + 0.16 * near + swing * Math.sin(turns * near ** 0.8 + 0.6) * (0.35 + 0.65 * near);
    return { x, y, half: (4 + reach * near ** 1.7) * canvas.unit };
  });
}

/** The river as something nobody stands in. */
export function riverActors(stage: Stage, camera: 'river' | 'balloon'): Actor[] {
  const points = course(stage, camera);
  return points.slice(4).map(({ x, y, half }, index) => {
    const above = points[index + 3]?.y ?? y;
    return { x, y, width: half * 2.3, height: (y - above) * stage.canvas.height, paint() {} };
  });
}

export function paintRiverBend(stage: Stage, camera: 'river' | 'balloon'): void {
  const { canvas, light, ground } = stage;
  const points = course(stage, camera);
  // Low water mirrors the sky above it, not the one behind it.
  const [above = light.haze, middle = light.haze] = light.sky;
  const outline = (wider: number, lower: number) => {
    const side = (sign: number): Point[] =>
      points.map(({ x, y, half }) => [stage.x(x) + sign * half * wider, stage.y(y) + lower * half]);
    return spline([...side(-1), ...side(1).toReversed()]);
  };
  canvas.path(outline(1.32, -0.06), mixColours(ground.light, ground.far, 0.4), { opacity: 0.8 });
  canvas.path(outline(1.14, -0.05), mixColours(ground.dark, light.ink, 0.2), { opacity: 0.85 });
  const water = canvas.linearGradient(
    [
      [0, mixColours(tone(light, '#b9d0c4', 0.5), light.haze, 0.4)],
      [0.4, mixColours(tone(light, '#6fa09c', 0.4), middle, 0.3)],
      [1, mixColours(tone(light, '#3a6b70', 0.3), above, 0.3)],
    ],
    { x2: 0, y1: stage.y(stage.horizon), y2: canvas.height, inCanvasUnits: true },
  );
  canvas.path(outline(1, 0.02), water);
  paintGlints(stage, points);
  paintBankBushes(stage, points);
}

function paintGlints({ canvas, light, x, y }: Stage, points: readonly { x: number; y: number; half: number }[]): void {
  const chance = chanceOf(canvas, 'bend-glints');
  let glints = '';
  for (let index = 0; index < 70; index += 1) {
    const point = chance.pick(points);
    const aside = chance.between(-0.7, 0.7) * point.half;
    glints += lens(x(point.x) + aside, y(point.y), point.half * chance.between(0.2, 0.6), 2.4 * canvas.unit);
  }
  canvas.path(glints, mixColours(light.haze, '#ffffff', 0.5), { opacity: 0.55 });
}

function paintBankBushes(
  { canvas, light, ground, x, y }: Stage,
  points: readonly { x: number; y: number; half: number }[],
): void {
  const chance = chanceOf(canvas, 'bend-bushes');
  let bushes = '';
  for (const { x: at, y: down, half } of points.slice(3, -8)) {
    if (chance.happens(0.55)) continue;
    const side = chance.happens(0.5) ? -1 : 1;
    bushes += bush(x(at) + side * half * 1.25, y(down), half * chance.between(0.1, 0.34) + 3 * canvas.unit, chance);
  }
  canvas.path(bushes, mixColours(ground.bush, light.ink, 0.35));
}
