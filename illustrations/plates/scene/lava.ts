// A lava flow: black clinker that came down a volcano and stopped, ridge behind ridge of it, sharp as the day it
// cooled.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { clinkerCrest, paintBlocks } from '#illustrations/plates/elements/clinker.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';
import { tuft } from '#illustrations/plates/elements/tuft.ts';
import { leftToRight, paintCracks, type Wall } from '#illustrations/plates/landmarks/cliffs.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** One ridge of clinker: its crest in shares of the scene, and where its foot lies. */
interface Flow {
  readonly crest: readonly Point[];
  readonly foot: number;
}

/** Where animals stand before it, its tongues reach into the plain from the side and end there. */
const tongues: readonly Flow[] = [
  { crest: pointsOf('0.53,0.4815 0.56,0.464 0.64,0.452 0.72,0.455 0.8,0.438 0.9,0.432 1.05,0.425'), foot: 0.482 },
  {
    crest: pointsOf('0.6,0.555 0.64,0.54 0.68,0.528 0.73,0.524 0.78,0.505 0.83,0.51 0.9,0.482 0.96,0.486 1.05,0.47'),
    foot: 0.566,
  },
  {
    crest: pointsOf('0.7,0.665 0.73,0.645 0.77,0.625 0.81,0.62 0.85,0.59 0.89,0.596 0.93,0.566 0.98,0.574 1.05,0.55'),
    foot: 0.68,
  },
];

/** From the volcano toward the viewer. */
const flows: readonly Flow[] = [
  {
    crest: pointsOf('0.26,0.69 0.36,0.664 0.48,0.654 0.62,0.66 0.8,0.644 1.05,0.65'),
    foot: 0.7,
  },
  {
    crest: pointsOf('0.14,0.752 0.22,0.712 0.34,0.698 0.44,0.712 0.58,0.69 0.74,0.7 0.86,0.68 1.05,0.69'),
    foot: 0.77,
  },
  {
    crest: pointsOf('-0.05,0.83 0.06,0.8 0.14,0.79 0.24,0.764 0.33,0.78 0.46,0.752 0.6,0.764 0.76,0.744 1.05,0.75'),
    foot: 0.87,
  },
  {
    crest: pointsOf('-0.05,0.87 0.08,0.86 0.2,0.872 0.34,0.842 0.46,0.862 0.6,0.852 0.76,0.87 0.9,0.85 1.05,0.86'),
    foot: 1.04,
  },
];

/** How a flow goes on beyond the scene, where the picture is wider: from its last corner to the right, and lower. */
const beyond: readonly Point[] = pointsOf('0.2,-0.006 0.4,0.004 0.65,-0.003 0.9,0.006 1.15,-0.002 1.55,0');

export function paintLava(stage: Stage): void {
  const shown = stage.spec.fauna.length === 0 ? flows : tongues;
  for (const [index, flow] of shown.entries()) paintFlow(stage, flow, index);
}

function paintFlow(stage: Stage, { crest, foot }: Flow, index: number): void {
  const { canvas, light } = stage;
  const { unit } = canvas;
  const near = index / (flows.length - 1);
  const black = mixColours('#1b171a', light.ink, 0.4);
  const rock = mixColours(black, light.haze, 0.2 * (1 - near));
  const lit = mixColours(rock, light.rim, 0.3);
  const name = `lava-${index}`;
  const [endX, endY] = crest[crest.length - 1] ?? [0, 0];
  const whole = [...crest, ...beyond.map(([right, lower]): Point => [endX + right, endY + lower])];
  const control = whole.map(([x, y]): Point => [stage.x(x), stage.y(y)]);
  const rim = clinkerCrest(
    canvas,
    leftToRight(craggyLine(canvas, control, { roughness: 0.3, depth: 4, name })),
    near,
    name,
  );
  const [first, last] = [rim[0] ?? [0, 0], rim[rim.length - 1] ?? [0, 0]];
  const bottom = stage.y(foot);
  const base = craggyLine(
    canvas,
    [
      [last[0], bottom],
      [canvas.width / 2, bottom + 8 * unit],
      [first[0], bottom],
    ],
    {
      roughness: 0.08,
      depth: 6,
      name: `${name}-foot`,
    },
  );
  const body = polygon([...rim, ...base]);
  const top = Math.min(...rim.map(([, y]) => y));
  const wall: Wall = { rim, from: Math.max(-20, first[0]), to: Math.min(canvas.width + 20, last[0]), name };

  canvas.path(body, light.rim, { transform: `translate(0 ${-1.6 * unit})`, opacity: 0.5 });
  const fill = canvas.linearGradient(
    [
      [0, mixColours(rock, light.rim, 0.1)],
      [0.4, rock],
      [1, black],
    ],
    { x2: 0, y1: top, y2: bottom, inCanvasUnits: true },
  );
  canvas.path(body, fill);
  paintWithin(canvas, body, () => {
    paintBlocks(canvas, { rim, bottom, near, name }, { lit, rock, black });
    const cracks = { step: 14 + 16 * near, start: [4, 50], length: [10, 40 + 50 * near], width: [1.4, 4] } as const;
    paintCracks(canvas, wall, { ...cracks, colour: '#7c3b2a', opacity: 0.34 });
  });
  paintGrassInCracks(stage, rim, near, name);
}

/** What has found soil since. */
function paintGrassInCracks({ canvas, ground }: Stage, rim: readonly Point[], near: number, name: string): void {
  const chance = chanceOf(canvas, `${name}-grass`);
  let blades = '';
  for (let index = 0; index < 16; index += 1) {
    const x = chance.next() * canvas.width;
    const y = heightAt(rim, x) + chance.between(6, 30 + 60 * near) * canvas.unit;
    blades += tuft(x, y, (8 + 18 * near) * chance.between(0.7, 1.2) * canvas.unit, chance);
  }
  canvas.path(blades, ground.light, { opacity: 0.55 });
}
