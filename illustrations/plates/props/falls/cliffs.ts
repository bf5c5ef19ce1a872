// The walls of the gorge: one behind the water, and two tiers on either side of it, each with its trees.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { leftToRight, paintCracks, paintSpurs, type Wall } from '#illustrations/plates/landmarks/cliffs.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import { type Cliff, cliffs } from '#illustrations/plates/props/falls/cliff-shapes.ts';
import type { Gorge } from '#illustrations/plates/props/falls/gorge.ts';
import { paintHangingPlants, paintRimPlants, paintTrees } from '#illustrations/plates/props/falls/gorge-plants.ts';
import { paintStrata } from '#illustrations/plates/props/falls/strata.ts';

export function paintCliffs(canvas: Canvas, gorge: Gorge, where: 'back' | 'front'): void {
  for (const cliff of cliffs) if (cliff.where === where) paintCliff(canvas, gorge, cliff);
}

function paintCliff(canvas: Canvas, gorge: Gorge, cliff: Cliff): void {
  const { name } = cliff;
  const rim = leftToRight(craggyLine(canvas, gorge.line(cliff.rim), { roughness: 0.1, depth: 5, name }));
  const edge = craggyLine(canvas, gorge.line(cliff.edge), { roughness: 0.16, depth: 4, name: `${name}-edge` });
  const foot = gorge.at(0, -6)[1];
  const body = bodyOf(rim, edge, foot);
  const [first, last] = [rim[0]?.[0] ?? 0, rim[rim.length - 1]?.[0] ?? 0];
  const margin = 60 * canvas.unit;
  const wall: Wall = { rim, from: Math.max(first, -margin), to: Math.min(last, canvas.width + margin), name };
  paintTrees(canvas, gorge, wall, cliff);
  paintFace(canvas, gorge, wall, body, cliff);
  paintRimPlants(canvas, gorge, wall, cliff);
}

function bodyOf(rim: readonly Point[], edge: readonly Point[], foot: number): string {
  const [first, last] = [rim[0] ?? [0, 0], rim[rim.length - 1] ?? [0, 0]];
  const inner = edge[0];
  if (inner === undefined) return polygon([...rim, [last[0], foot], [first[0], foot]]);
  const gorgeIsRight = Math.abs(inner[0] - last[0]) < Math.abs(inner[0] - first[0]);
  return gorgeIsRight
    ? polygon([...rim, ...edge, [first[0], foot]])
    : polygon([...[...edge].reverse(), ...rim, [last[0], foot]]);
}

function paintFace(canvas: Canvas, gorge: Gorge, wall: Wall, body: string, cliff: Cliff): void {
  const { tones, scale, shadeSide } = gorge;
  const top = Math.min(...wall.rim.map(([, y]) => y));
  const foot = gorge.at(0, 0)[1];
  // Each tier stands out from the one behind it by the air between them.
  const rock = mixColours(mixColours(tones.rock, tones.deep, cliff.dark), tones.haze, cliff.air);
  const fill = canvas.linearGradient(
    [
      [0, mixColours(rock, tones.lit, 0.42)],
      [0.28, rock],
      [0.8, mixColours(rock, tones.deep, 0.5)],
      [1, mixColours(rock, tones.haze, 0.3)],
    ],
    { x2: 0, y1: top, y2: foot, inCanvasUnits: true },
  );
  canvas.path(body, fill);
  const depth = (foot - top) / canvas.unit;
  paintWithin(canvas, body, () => {
    if (gorge.isBanded) paintStrata(canvas, [top, foot], tones, cliff.name);
    else {
      paintCracks(canvas, wall, {
        step: 64,
        start: [10, depth * 0.4],
        length: [60 * scale, 170 * scale],
        width: [2, 6],
        colour: tones.deep,
        opacity: 0.35,
      });
    }
    paintSpurs(canvas, wall, {
      spacing: [90, 260],
      foot,
      shadeSide,
      lit: tones.lit,
      shade: tones.deep,
      opacity: 0.55,
      start: [0, 30],
    });
    paintHangingPlants(canvas, gorge, wall, depth);
  });
}
