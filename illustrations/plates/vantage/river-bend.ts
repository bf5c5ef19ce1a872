// A river that winds from the horizon toward the viewer, with its banks.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { tuft } from '#illustrations/plates/elements/tuft.ts';
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
    // Wider and narrower by turns, as water left it.
    const uneven = 1 + 0.14 * Math.sin(step * 0.9) + 0.08 * Math.sin(step * 2.3);
    return { x, y, half: (4 + reach * near ** 1.7 * uneven) * canvas.unit };
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
  // Near the horizon the water mirrors the sky there, at the viewer's feet the sky above.
  const [above = light.haze, middle = light.haze] = light.sky;
  const low = light.sky.at(-1) ?? light.haze;
  const outline = (wider: number, lower: number) => {
    const side = (sign: number): Point[] =>
      points.map(({ x, y, half }) => [stage.x(x) + sign * half * wider, stage.y(y) + lower * half]);
    return spline([...side(-1), ...side(1).toReversed()]);
  };
  // Damp earth, darker toward the water.
  const earth = mixColours(ground.dark, light.ink, 0.2);
  canvas.path(outline(1.3, -0.04), earth, { opacity: 0.18 });
  canvas.path(outline(1.12, -0.05), earth, { opacity: 0.8 });
  const water = canvas.linearGradient(
    [
      [0, mixColours(low, '#ffffff', 0.2)],
      [0.4, mixColours(tone(light, '#8fc0bc', 0.4), mixColours(low, middle, 0.5), 0.6)],
      [1, mixColours(tone(light, '#3a6b70', 0.3), mixColours(middle, above, 0.5), 0.5)],
    ],
    { x2: 0, y1: stage.y(stage.horizon), y2: canvas.height, inCanvasUnits: true },
  );
  // The banks stand on their heads in it.
  canvas.path(outline(1, 0.02), mixColours(earth, tone(light, '#3a6b70', 0.3), 0.4));
  canvas.path(outline(0.86, 0.04), water);
  paintGlints(stage, points);
  paintBankBushes(stage, points);
}

function paintGlints({ canvas, light, x, y }: Stage, points: readonly { x: number; y: number; half: number }[]): void {
  const chance = chanceOf(canvas, 'bend-glints');
  let glints = '';
  for (let index = 0; index < 50; index += 1) {
    const point = chance.pick(points);
    const aside = chance.between(-0.4, 0.4) * point.half;
    glints += lens(x(point.x) + aside, y(point.y), point.half * chance.between(0.3, 0.9), 2 * canvas.unit);
  }
  canvas.path(glints, mixColours(light.haze, '#ffffff', 0.5), { opacity: 0.4 });
}

/** Thickets on both banks with open stretches between them, and reeds at the water. */
function paintBankBushes(
  { canvas, light, ground, x, y }: Stage,
  points: readonly { x: number; y: number; half: number }[],
): void {
  const chance = chanceOf(canvas, 'bend-bushes');
  let bushes = '';
  let reeds = '';
  for (const { x: at, y: down, half } of points.slice(3, -6)) {
    for (const side of [-1, 1]) {
      const edge = (share: number) => x(at) + side * half * share;
      if (chance.happens(0.36)) {
        bushes += bush(edge(1.3), y(down), half * chance.between(0.1, 0.3) + 4 * canvas.unit, chance);
      }
      const tall = half * 0.22 + 6 * canvas.unit;
      for (let reed = 0; reed < 3; reed += 1) {
        const foot = y(down) + chance.between(-0.06, 0.06) * half;
        reeds += tuft(edge(chance.between(1, 1.16)), foot, tall * chance.between(0.5, 1), chance);
      }
    }
  }
  canvas.path(reeds, mixColours(ground.bush, light.ink, 0.25));
  canvas.path(bushes, mixColours(ground.bush, light.ink, 0.35));
}
