// A reef from above: the lagoon behind it, the white line of its surf, sand banks, and a dhow at anchor over clear water.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { blob } from '#illustrations/plates/elements/blob.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { tone } from '#illustrations/plates/light.ts';
import { circle, limb, polygon, spline } from '#illustrations/plates/paths.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** How far down the surf breaks, and the sand begins, as shares of the height. */
const surf = 0.24;
const sand = 0.9;

export function paintReefAbove(stage: Stage): void {
  const { canvas, light } = stage;
  const { width, height } = canvas;
  const deep = tone(light, '#0c4f78', 0.5);
  const lagoon = tone(light, '#38b9b6', 0.5);
  const shallow = tone(light, '#a5e5d2', 0.5);
  canvas.rectangle(
    -5,
    -5,
    width + 10,
    height + 10,
    canvas.linearGradient([
      [0, deep],
      [surf - 0.04, mixColours(deep, lagoon, 0.3)],
      [surf + 0.06, lagoon],
      [0.66, mixColours(lagoon, shallow, 0.5)],
      [sand, shallow],
      [1, shallow],
    ]),
  );
  paintCorals(stage, mixColours(lagoon, '#2c5c50', 0.62));
  paintSurf(stage);
  paintBeach(stage);
  paintAnchored(stage, { x: stage.x(0.4), y: stage.y(0.55) });
  paintSwimmers(stage);
}

/** Heads of coral, dark through the water. */
function paintCorals({ canvas }: Stage, colour: Colour): void {
  const chance = chanceOf(canvas, 'corals-above');
  const count = Math.round(64 * canvas.breadth);
  for (let head = 0; head < count; head += 1) {
    const near = chance.next();
    const y = surf + 0.03 + (0.62 - surf) * near ** 1.4;
    const size = chance.between(14, 74) * (1.1 - near * 0.5) * canvas.unit;
    const shape = blob(canvas, canvas.x(chance.next()), canvas.y(y), [size * 1.5, size * 0.66], `head-${head}`, 0.24);
    canvas.path(shape, colour, { opacity: 0.2 + 0.26 * (1 - near) });
  }
}

function paintSurf({ canvas }: Stage): void {
  const line = (lower: number, name: string): Point[] =>
    ridgeLine(canvas, { y: canvas.y(surf) + lower * canvas.unit, amplitude: 56, scale: 420, octaves: 4, name });
  const band = (from: number, to: number) => polygon([...line(from, 'surf'), ...line(to, 'surf').toReversed()]);
  canvas.path(band(-18, 26), '#ffffff', { opacity: 0.3 });
  canvas.path(band(-7, 8), '#ffffff', { opacity: 0.9 });
  const chance = chanceOf(canvas, 'foam');
  let foam = '';
  for (let fleck = 0; fleck < 90; fleck += 1) {
    const y = canvas.y(surf) + chance.between(-30, 70) * canvas.unit;
    foam += lens(chance.next() * canvas.width, y, chance.between(20, 110) * canvas.unit, 4 * canvas.unit, chance);
  }
  canvas.path(foam, '#ffffff', { opacity: 0.5 });
}

function paintBeach({ canvas, light }: Stage): void {
  const line = (lower: number): Point[] =>
    ridgeLine(canvas, {
      y: canvas.y(sand) + lower * canvas.unit,
      amplitude: 64,
      scale: 620,
      octaves: 3,
      name: 'strand',
    });
  const below = (points: readonly Point[]) =>
    polygon([...points, [canvas.width + 20, canvas.height + 20], [-20, canvas.height + 20]]);
  canvas.path(below(line(-16)), '#ffffff', { opacity: 0.45 });
  canvas.path(below(line(-5)), '#ffffff', { opacity: 0.8 });
  canvas.path(below(line(4)), tone(light, '#f6e7c4', 0.6));
}

/** A dhow as a gull sees it: hull, mast, and the sail with its shadow on the sand below. */
function paintAnchored({ canvas, light, ahead }: Stage, { x, y }: { x: number; y: number }): void {
  const u = canvas.unit * 1.5;
  const at = (dx: number, dy: number) => [x + ahead * dx * u, y + dy * u] as const;
  const hull = [at(-150, 6), at(-90, -26), at(30, -30), at(140, -6), at(168, 4), at(132, 18), at(30, 36), at(-96, 30)];
  const moved = `translate(${34 * u * ahead} ${62 * u})`;
  canvas.path(spline(hull), '#0d4f58', { opacity: 0.3, transform: moved });
  const sail = spline([
    [...at(-92, -150), 'corner'],
    at(10, -96),
    [...at(150, -10), 'corner'],
    at(40, 2),
    [...at(-40, 0), 'corner'],
  ]);
  canvas.path(sail, '#0d4f58', { opacity: 0.24, transform: moved });
  const wood = mixColours(tone(light, '#7b5233', 0.5), light.ink, 0.12);
  canvas.path(spline(hull), wood);
  canvas.path(
    spline([at(-126, 4), at(-84, -14), at(26, -18), at(120, 0), at(26, 24), at(-84, 20)]),
    mixColours(wood, '#e9c48d', 0.5),
  );
  for (const bench of [-70, -20, 36, 84]) {
    canvas.path(
      limb([
        [...at(bench, -18), 8 * u],
        [...at(bench, 22), 8 * u],
      ]),
      wood,
    );
  }
  canvas.path(
    limb([
      [...at(-96, -156), 5 * u],
      [...at(156, -4), 6 * u],
    ]),
    mixColours(wood, light.ink, 0.4),
  );
  canvas.path(sail, tone(light, '#fbf1dc', 0.4));
  canvas.path(spline([at(-60, -112), at(20, -74), at(128, -12), at(20, -30)]), '#d9c6a0', { opacity: 0.5 });
}

/** Two who snorkel, with the rings they make. */
function paintSwimmers({ canvas, x, y }: Stage): void {
  for (const [index, [across, down]] of [
    [0.66, 0.5],
    [0.72, 0.58],
  ].entries()) {
    const [left, top] = [x(across ?? 0), y(down ?? 0)];
    const u = canvas.unit * 1.3;
    for (const ring of [26, 40]) {
      canvas.ellipse(left, top, ring * u, ring * 0.6 * u, 'none', {
        stroke: '#ffffff',
        'stroke-width': 2 * u,
        opacity: 0.5,
      });
    }
    const body = limb([
      [left - 26 * u, top + 6 * u, 5 * u],
      [left - 4 * u, top + 1 * u, 12 * u],
      [left + 12 * u, top - 3 * u, 11 * u],
    ]);
    canvas.path(body, index === 0 ? '#c8442a' : '#e9b23f');
    canvas.path(circle(left + 20 * u, top - 5 * u, 8 * u), '#4d3226');
  }
}
