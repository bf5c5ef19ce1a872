// The grass at the viewer's feet.

import { lighten, mixColours } from '#illustrations/drawing/colour.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintGrass, paintSeedHeads } from '#illustrations/plates/elements/grass.ts';
import type { CameraName } from '#illustrations/plates/plate-spec.ts';
import { cameraOf } from '#illustrations/plates/scene/camera.ts';
import { isCrag } from '#illustrations/plates/scene/crag.ts';
import { isReef } from '#illustrations/plates/scene/reef.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { isCrossing } from '#illustrations/plates/scene/water.ts';

/** Blades in a picture of 16 by 10. */
const blades = 420;

export function paintForeground(stage: Stage): void {
  const { canvas, light, ground, spec } = stage;
  const camera = cameraOf(spec);
  if (isCrag(spec) || isReef(spec) || bare.includes(camera) || spec.props.includes('townhouse')) return;
  if (spec.landmark === 'sea') {
    paintBeachGrass(stage);
    return;
  }
  const chance = chanceOf(canvas, 'foreground');
  // Along a river only a few blades stand between the viewer and the water.
  const density = isCrossing(spec) ? 0.2 : chance.between(0.85, 1.15);
  const count = Math.round(blades * density * canvas.breadth);
  if (camera === 'low') paintTallGrass(stage);
  const behind = { y: canvas.y(0.985), height: [22, 66], colour: mixColours(ground.near, light.ink, 0.45) } as const;
  paintGrass(canvas, { ...behind, count, spread: 32, opacity: 0.92, name: 'grass-behind' });
  const before = { y: canvas.y(1.02), height: [34, 100], colour: lighten(light.ink, -0.015) } as const;
  paintGrass(canvas, { ...before, count, spread: 26, name: 'grass-before' });
  if (spec.biome === 'highland' || spec.landmark === 'forest') return;
  const heads = Math.round(24 * canvas.breadth);
  paintSeedHeads(canvas, { y: canvas.y(1.012), count: heads, colour: light.ink, name: 'seed-heads' });
}

/** What stands at the viewer's feet there is not grass. */
const bare: readonly CameraName[] = ['balloon', 'hatch', 'window', 'fire', 'canvas', 'path', 'track'];

/** Someone who lies in the grass looks through it; before the subject it is thin. */
function paintTallGrass(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const stretches = [
    { from: -0.05, to: 0.14, share: 90 },
    { from: 0.62, to: 1.05, share: 170 },
    { from: 0.14, to: 0.62, share: 46 },
  ];
  for (const [index, { from, to, share }] of stretches.entries()) {
    const [one, other] = [stage.x(from) / canvas.width, stage.x(to) / canvas.width];
    const span = { from: Math.min(one, other), to: Math.max(one, other), count: Math.round(share * canvas.breadth) };
    const y = canvas.y(1.03);
    const rear = {
      ...span,
      y,
      height: [120, 250],
      spread: 40,
      colour: mixColours(ground.near, light.ink, 0.5),
    } as const;
    paintGrass(canvas, { ...rear, opacity: 0.85, name: `tall-behind-${index}` });
    paintGrass(canvas, { ...span, y, height: [150, 330], spread: 40, colour: light.ink, name: `tall-${index}` });
    if (index < 2) {
      const heads = { ...span, count: Math.round(12 * canvas.breadth), height: [220, 380] as const };
      paintSeedHeads(canvas, { ...heads, y, colour: light.ink, name: `tall-heads-${index}` });
    }
  }
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
    const count = Math.round((to - from) * 420 * canvas.breadth);
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
