// A curtain of rain below a cloud: soft, slanting, thinning toward the ground.

import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { polygon } from '#illustrations/plates/paths.ts';

export interface Rain {
  /** On the canvas: the middle of its upper edge, and where it begins and ends. */
  x: number;
  top: number;
  bottom: number;
  width: number;
  /** How far it is carried aside on its way down. */
  drift: number;
  colour: Colour;
  name: string;
}

const THREADS = 70;

export function paintRain(canvas: Canvas, rain: Rain): void {
  const { x, top, bottom, width, drift, colour, name } = rain;
  const chance = chanceOf(canvas, name);
  const fill = canvas.linearGradient([
    [0, colour, 0.85],
    [0.5, colour, 0.4],
    [1, colour, 0.05],
  ]);
  const blur = canvas.newId();
  const spread = Math.round(20 * canvas.unit);
  canvas.define(
    `<filter id="${blur}" x="-30%" y="-10%" width="160%" height="120%"><feGaussianBlur stdDeviation="${spread} 4"/></filter>`,
  );
  canvas.group({ filter: `url(#${blur})` }, () => {
    for (const share of [0.5, 0.32]) {
      const [half, off] = [width * share, width * chance.between(-0.16, 0.16)];
      canvas.path(
        polygon(
          pointsOf(`${x + off - half},${top} ${x + off + half},${top} ${x + off + drift + half * 0.9},${bottom}
          ${x + off + drift - half * 1.05},${bottom}`),
        ),
        fill,
      );
    }
  });
  let threads = '';
  for (let thread = 0; thread < THREADS; thread += 1) {
    const [from, length] = [chance.between(0, 0.75), chance.between(0.1, 0.25)];
    const root = x + chance.bell() * width * 0.4;
    const slant = drift / (bottom - top);
    const [startY, endY] = [top + (bottom - top) * from, top + (bottom - top) * (from + length)];
    threads += draw`M${root + (startY - top) * slant} ${startY}L${root + (endY - top) * slant} ${endY}`;
  }
  canvas.path(threads, 'none', { stroke: colour, 'stroke-width': 1.4 * canvas.unit, opacity: 0.22 });
}
