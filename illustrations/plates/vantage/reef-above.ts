// A reef as one sees it from a tall palm: the lagoon behind it, the white line of its surf, sand, and a dhow on clear water.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { blob } from '#illustrations/plates/elements/blob.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { tone } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import { paintDhowFromAbove } from '#illustrations/plates/props/dhow-from-above.ts';
import { paintSnorkeller, type Snorkeller } from '#illustrations/plates/props/reef/snorkeller.ts';
import { settingOf } from '#illustrations/plates/scene/props.ts';
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
  paintSwimmers(stage);
  paintDhowFromAbove(canvas, stage.x(0.38), stage.y(0.64), 430 * canvas.unit, settingOf(stage));
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

/** Two who snorkel, as shares of the scene, with the rings they make. */
const swimmers: readonly (Snorkeller & { readonly x: number; readonly y: number })[] = [
  { x: 0.7, y: 0.74, shirt: '#c8442a', fins: '#f2c14e', skin: '#d8b08e' },
  { x: 0.78, y: 0.55, shirt: '#e9b23f', fins: '#1f4f6a', skin: '#6b4630' },
];

function paintSwimmers({ canvas, light, x, y, ahead }: Stage): void {
  const { unit } = canvas;
  for (const { x: across, y: down, ...swimmer } of swimmers) {
    const place = `translate(${x(across).toFixed(1)} ${y(down).toFixed(1)}) scale(${(ahead * unit).toFixed(3)} ${unit.toFixed(3)})`;
    canvas.group({ transform: place }, () => {
      canvas.ellipse(-2, 34, 66, 10, '#0d4f58', { opacity: 0.22 });
      for (const ring of [74, 94]) {
        canvas.ellipse(-6, 4, ring, ring * 0.42, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.45 });
      }
      paintSnorkeller(canvas, light, swimmer);
    });
  }
}
