// A whaleback: one long bare rock, smooth as an animal, streaked where rain runs off it.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';
import { tone } from '#illustrations/plates/light.ts';
import { limb, polygon } from '#illustrations/plates/paths.ts';
import type { PropSetting } from '#illustrations/plates/props/prop-setting.ts';

/** Its back, in half widths of the rock. */
const back = pointsOf(
  '-1,0 -0.94,0.09 -0.82,0.2 -0.66,0.27 -0.46,0.31 -0.24,0.36 0,0.385 0.22,0.37 0.38,0.32 0.5,0.31 0.66,0.25 0.8,0.17 0.92,0.09 1,0',
);

/** Returns the top of the rock, where an animal can stand. */
export function paintWhaleback(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): Point {
  const { light, ground, mirrored = false } = setting;
  const side = mirrored ? -1 : 1;
  const half = width / 2;
  const at = (across: number, up: number): Point => [x + side * across * half, y - up * half];
  const rim = smoothed(back.map(([across, up]) => at(across, up))).toSorted(([one], [other]) => one - other);
  const body = polygon(rim);
  const rock = mixColours(tone(light, '#a8694f', 0.6), ground.near, 0.2);
  const lit = mixColours(rock, mixColours(light.rim, '#ffffff', 0.1), 0.5);
  const shade = mixColours(rock, light.ink, 0.5);
  const fill = canvas.linearGradient(
    [
      [0, lit],
      [0.35, mixColours(rock, lit, 0.3)],
      [1, mixColours(rock, shade, 0.7)],
    ],
    { x1: 0.5 - side * 0.12, x2: 0.5 + side * 0.12 },
  );
  canvas.path(body, light.rim, { transform: `translate(0 ${-1.5 * canvas.unit})`, opacity: 0.8 });
  canvas.path(body, fill);
  paintWithin(canvas, body, () => {
    paintShell(canvas, at, shade);
    paintStreaks(canvas, rim, half, shade);
    paintStreaks(canvas, rim, half, lit, 'light');
  });
  paintFootBushes(canvas, x, y, half, mixColours(ground.bush, light.ink, 0.4));
  return at(0, 0.38);
}

/** Corners rounded twice. */
function smoothed(points: readonly Point[]): Point[] {
  let line = [...points];
  for (let pass = 0; pass < 3; pass += 1) {
    line = line.flatMap((point, index) => {
      const next = line[index + 1];
      if (next === undefined) return [point];
      const between = (share: number): Point => [
        point[0] + (next[0] - point[0]) * share,
        point[1] + (next[1] - point[1]) * share,
      ];
      return index === 0 ? [point, between(0.75)] : [between(0.25), between(0.75)];
    });
  }
  return line;
}

/** Skins of stone that split off along the slope. */
function paintShell(canvas: Canvas, at: (across: number, up: number) => Point, shade: string): void {
  const shells = [
    pointsOf('-0.78,0.1 -0.5,0.17 -0.2,0.19 0.05,0.16'),
    pointsOf('-0.1,0.28 0.2,0.27 0.44,0.22 0.62,0.14'),
    pointsOf('0.3,0.1 0.55,0.11 0.78,0.06'),
    pointsOf('-0.6,0.05 -0.3,0.09 0,0.07 0.2,0.03'),
  ] as const;
  const lines = shells.map((shell) =>
    limb(
      shell.map(([across, up], index): [number, number, number] => [
        ...at(across, up),
        (index === 0 || index === shell.length - 1 ? 0.6 : 3) * canvas.unit,
      ]),
    ),
  );
  canvas.path(lines.join(''), shade, { opacity: 0.5 });
}

/** Stains that run down from the top. */
function paintStreaks(canvas: Canvas, rim: readonly Point[], half: number, colour: string, name = 'dark'): void {
  const chance = chanceOf(canvas, `whaleback-${name}`);
  const [first, last] = [rim[0]?.[0] ?? 0, rim[rim.length - 1]?.[0] ?? 0];
  let path = '';
  for (let streak = 0; streak < 34; streak += 1) {
    const x = first + (last - first) * chance.between(0.06, 0.94);
    const top = heightAt(rim, x) + chance.between(0, 0.04) * half;
    const length = chance.between(0.05, 0.24) * half;
    const width = chance.between(0.006, 0.02) * half;
    path += limb([
      [x, top, width * 0.6],
      [x + chance.between(-0.01, 0.01) * half, top + length * 0.5, width],
      [x + chance.between(-0.015, 0.015) * half, top + length, width * 0.2],
    ]);
  }
  canvas.path(path, colour, { opacity: 0.2 });
}

function paintFootBushes(canvas: Canvas, x: number, y: number, half: number, leaf: string): void {
  const chance = chanceOf(canvas, 'whaleback-bushes');
  let bodies = '';
  for (let index = 0; index < 34; index += 1) {
    bodies += bush(
      x + chance.between(-1.04, 1.04) * half,
      y + 3 * canvas.unit,
      chance.between(5, 17) * canvas.unit,
      chance,
    );
  }
  canvas.path(bodies, leaf, { opacity: 0.9 });
}
