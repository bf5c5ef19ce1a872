// Two wheel tracks through the grass to where they meet, for someone who stands between them.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { tuft } from '#illustrations/plates/elements/tuft.ts';
import { spline } from '#illustrations/plates/paths.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

export function paintTrack(stage: Stage): void {
  const { canvas, light, ground, horizon } = stage;
  const { unit } = canvas;
  const far = horizon + 0.03;
  // It bends once on its way to the horizon.
  const middle = (near: number) => stage.x(0.74) + stage.ahead * (150 * near ** 1.6 - 96 * Math.sin(near * 3)) * unit;
  const steps = Array.from({ length: 11 }, (_, step) => step / 10);
  const rut = (side: number): Point[] => {
    const line = (edge: number) =>
      steps.map(
        (near): Point => [
          middle(near) + (side * 118 + edge * 40) * unit * (0.015 + near ** 1.5),
          canvas.y(far + (1.04 - far) * near),
        ],
      );
    return [...line(-1), ...line(1).reverse()];
  };
  const ruts = spline(rut(-1)) + spline(rut(1));
  const soil = mixColours(ground.light, light.rim, 0.3);
  canvas.path(ruts, mixColours(soil, light.ink, 0.5), { transform: `translate(0 ${-3 * unit})`, opacity: 0.5 });
  canvas.path(ruts, mixColours(soil, ground.near, 0.2));
  const chance = chanceOf(canvas, 'track-grass');
  let blades = '';
  for (let blade = 0; blade < 110; blade += 1) {
    const near = chance.next() ** 0.8;
    const x = middle(near) + chance.bell() * 50 * unit * (0.015 + near ** 1.5);
    blades += tuft(x, canvas.y(far + (1.04 - far) * near), chance.between(8, 30) * unit * (0.2 + near), chance);
  }
  canvas.path(blades, mixColours(ground.near, light.ink, 0.45));
}
