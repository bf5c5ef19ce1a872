// The grass at the viewer's feet.

import { lighten, mixColours } from '#illustrations/drawing/colour.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintGrass, paintSeedHeads } from '#illustrations/plates/elements/grass.ts';
import { isCrag } from '#illustrations/plates/scene/crag.ts';
import { isReef } from '#illustrations/plates/scene/reef.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { isCrossing } from '#illustrations/plates/scene/waterhole.ts';

/** Blades in a picture 1600 wide. */
const blades = 420;

export function paintForeground(stage: Stage): void {
  const { canvas, light, ground, spec } = stage;
  if (isCrag(spec) || isReef(spec)) return;
  if (spec.landmark === 'sea') {
    paintBeachGrass(stage);
    return;
  }
  const chance = chanceOf(canvas, 'foreground');
  // Along a river only a few blades stand between the viewer and the water.
  const density = isCrossing(spec) ? 0.2 : chance.between(0.85, 1.15);
  const count = Math.round((blades * density * canvas.width) / 1600);
  const behind = { y: canvas.y(0.985), height: [22, 66], colour: mixColours(ground.near, light.ink, 0.45) } as const;
  paintGrass(canvas, { ...behind, count, spread: 32, opacity: 0.92, name: 'grass-behind' });
  const before = { y: canvas.y(1.02), height: [34, 100], colour: lighten(light.ink, -0.015) } as const;
  paintGrass(canvas, { ...before, count, spread: 26, name: 'grass-before' });
  if (spec.biome === 'highland' || spec.landmark === 'forest') return;
  const heads = Math.round((24 * canvas.width) / 1600);
  paintSeedHeads(canvas, { y: canvas.y(1.012), count: heads, colour: light.ink, name: 'seed-heads' });
}

/** Tufts of grass in both corners of a beach. */
function paintBeachGrass({ canvas, light, ground }: Stage): void {
  const chance = chanceOf(canvas, 'beach-grass');
  const colour = mixColours(ground.bush, light.ink, 0.5);
  const width = chance.between(0.1, 0.2);
  const corners = [
    { from: -0.02, to: width, name: 'beach-grass-left' },
    { from: 1 - 0.7 * width, to: 1.02, name: 'beach-grass-right' },
  ];
  for (const { from, to, name } of corners) {
    const count = Math.round((to - from) * 420 * (canvas.width / 1600));
    const roots = { y: canvas.y(1.01), count, from, to, spread: 20 };
    paintGrass(canvas, {
      ...roots,
      height: [26, 84],
      colour: mixColours(colour, ground.near, 0.35),
      name: `${name}-behind`,
    });
    paintGrass(canvas, { ...roots, height: [40, 120], colour, name });
  }
}
