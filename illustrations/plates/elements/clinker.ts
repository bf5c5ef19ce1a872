// Clinker: what a lava flow breaks into as it cools, blocks along its crest and rubble down its slope.

import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';
import { polygon } from '#illustrations/plates/paths.ts';

export interface Slope {
  readonly rim: readonly Point[];
  readonly bottom: number;
  readonly near: number;
  readonly name: string;
}

/** Loose blocks all over the slope, the light on their upper faces. */
export function paintBlocks(
  canvas: Canvas,
  { rim, bottom, near, name }: Slope,
  tones: Record<'lit' | 'rock' | 'black', Colour>,
) {
  const chance = chanceOf(canvas, `${name}-rubble`);
  const size = (9 + 32 * near) * canvas.unit;
  const places = Array.from({ length: Math.round(300 - 170 * near) }, () => ({
    x: chance.next() * canvas.width,
    down: chance.next(),
  }));
  places.sort((one, other) => one.down - other.down);
  const faces = { top: '', front: '' };
  const paint = () => {
    canvas.path(faces.front, tones.black);
    canvas.path(faces.top, tones.lit, { opacity: 0.5 });
    faces.top = '';
    faces.front = '';
  };
  for (const [index, { x, down }] of places.entries()) {
    const crest = heightAt(rim, x);
    const y = crest + (bottom - crest) * down;
    const [width, height] = [size * chance.between(0.6, 1.6), size * chance.between(0.4, 1.1)];
    const [left, right] = [x - width * chance.between(0.4, 0.6), x + width * chance.between(0.4, 0.6)];
    const ridge = x + width * chance.between(-0.25, 0.25);
    const lean = chance.between(-0.2, 0.2) * height;
    faces.front += polygon(
      pointsOf(`${left},${y} ${left + width * 0.08},${y - height * 0.6} ${ridge},${y - height * 0.5 + lean}
      ${right},${y - height * 0.5} ${right},${y}`),
    );
    faces.top += polygon(
      pointsOf(`${left + width * 0.08},${y - height * 0.6} ${ridge - width * 0.1},${y - height}
      ${right},${y - height * 0.5} ${ridge},${y - height * 0.5 + lean}`),
    );
    // Nearer blocks cover those behind them.
    if (index % 40 === 39) paint();
  }
  paint();
}

/** The crest, broken into blocks that stand up and lean. */
export function clinkerCrest(canvas: Canvas, crest: readonly Point[], near: number, name: string): Point[] {
  const chance = chanceOf(canvas, `${name}-blocks`);
  const size = (7 + 17 * near) * canvas.unit;
  const [first, last] = [crest[0]?.[0] ?? 0, crest[crest.length - 1]?.[0] ?? 0];
  const rim: Point[] = [];
  for (let x = first; x < last; ) {
    const width = size * chance.between(0.5, 1.7);
    const rise = size * chance.between(-0.3, 1) ** 3;
    const lean = chance.between(-0.3, 0.3) * width;
    rim.push([x, heightAt(crest, x)]);
    rim.push([x + width * 0.3 + lean, heightAt(crest, x) - rise - size * 0.25]);
    rim.push([x + width * 0.7 + lean, heightAt(crest, Math.min(last, x + width)) - rise]);
    x += width;
  }
  rim.push([last, heightAt(crest, last)]);
  return rim.toSorted(([one], [other]) => one - other);
}
