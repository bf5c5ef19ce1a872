// What lies at the feet of someone who looks down from a hill: a ledge of rock in the corner, with grass in its cracks.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { tuft } from '#illustrations/plates/elements/tuft.ts';
import { tone } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** The ledge from the middle of the picture to its edge, in shares of the scene. */
const edge: readonly Point[] = [
  [0.52, 1.05],
  [0.58, 0.985],
  [0.66, 0.96],
  [0.71, 0.9],
  [0.8, 0.885],
  [0.86, 0.845],
  [0.95, 0.83],
  [1.12, 0.8],
];
/** Where a panel covers that corner, the rock comes in from below the subject. */
const low: readonly Point[] = edge.map(([x, y]) => [x, y + 0.02]);

export function paintLedge(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const control = (stage.layout === 'panel' ? low : edge).map(([x, y]): Point => [stage.x(x), stage.y(y)]);
  const rim = craggyLine(canvas, control, { roughness: 0.2, depth: 4, name: 'ledge' });
  const [first, last] = [rim[0] ?? [0, 0], rim[rim.length - 1] ?? [0, 0]];
  const bottom = canvas.height + 20;
  const body = polygon([...rim, [last[0], bottom], [first[0], bottom]]);
  const rock = mixColours(tone(light, '#8a6f58'), light.ink, 0.42);
  canvas.path(body, light.rim, { transform: `translate(0 ${-2.2 * canvas.unit})`, opacity: 0.8 });
  canvas.path(
    body,
    canvas.linearGradient(
      [
        [0, mixColours(rock, light.rim, 0.22)],
        [0.3, rock],
        [1, mixColours(rock, light.ink, 0.7)],
      ],
      { x2: 0, y1: canvas.y(0.8), y2: canvas.height, inCanvasUnits: true },
    ),
  );
  const chance = chanceOf(canvas, 'ledge-grass');
  let blades = '';
  for (let index = 0; index < 34; index += 1) {
    const [x, y] = chance.pick(rim);
    blades += tuft(x, y + 6 * canvas.unit, chance.between(16, 52) * canvas.unit, chance);
  }
  canvas.path(blades, mixColours(ground.near, light.ink, 0.55));
}
