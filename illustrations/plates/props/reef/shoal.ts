// A shoal: small fish that turn together.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { outlineOf } from '#illustrations/drawing/points.ts';
import type { Facing } from '#illustrations/plates/animals/animals.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { circle, spline } from '#illustrations/plates/paths.ts';

interface ShoalPlace {
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly name: string;
}

const fish = 13;

export function paintShoal(canvas: Canvas, { x, y, facing, name }: ShoalPlace, colour: Colour): void {
  const chance = chanceOf(canvas, `shoal-${name}`);
  const stripe = mixColours(colour, '#123a4a', 0.7);
  for (let index = 0; index < fish; index += 1) {
    const size = chance.between(13, 24) * canvas.unit;
    const [at, down] = [x + chance.bell() * 190 * canvas.unit, y + chance.bell() * 62 * canvas.unit];
    const along = (share: number) => at + facing * share * size;
    const body = spline(
      outlineOf(`${along(1)},${down} ${along(0.3)},${down - size * 0.5} ${along(-0.6)},${down - size * 0.16}
      ${along(-1.15)},${down - size * 0.42}! ${along(-0.98)},${down} ${along(-1.15)},${down + size * 0.42}!
      ${along(-0.6)},${down + size * 0.16} ${along(0.3)},${down + size * 0.5}`),
    );
    canvas.path(body, colour);
    canvas.ellipse(along(-0.05), down, size * 0.1, size * 0.4, stripe, { opacity: 0.8 });
    canvas.path(circle(along(0.62), down - size * 0.1, size * 0.09), stripe);
  }
}
