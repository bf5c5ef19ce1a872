// A tree in the middle distance, on the side the framing tree leaves open.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { isBamboo } from '#illustrations/plates/scene/bamboo.ts';
import { isMoorland } from '#illustrations/plates/scene/moorland.ts';
import { clearPlace, type Plan } from '#illustrations/plates/scene/plan.ts';
import { isWater } from '#illustrations/plates/scene/stage.ts';
import { paintAcacia } from '#illustrations/plates/trees/acacia.ts';

const likelihood = 0.5;
/** In multiples of `canvas.unit`, at the subject's distance. */
const height = { low: 300, high: 420 };
const spread = 1.55;

export function placeMiddleTree(plan: Plan): void {
  const { stage, actors } = plan;
  const { canvas, spec, light, ground, horizon } = stage;
  const chance = chanceOf(canvas, 'middle-tree');
  const isTreeless =
    isWater(spec) || spec.props.includes('falls') || spec.landmark === 'forest' || isMoorland(spec) || isBamboo(spec);
  if (isTreeless || !chance.happens(likelihood)) return;
  const tall = chance.between(height.low, height.high) * canvas.unit;
  const footprintAt = (scale: number) => ({ width: tall * scale * spread * 0.5, height: tall * scale });
  const depths = [horizon + chance.between(0.055, 0.1)];
  const { x, y, scale } = clearPlace(plan, {
    name: 'middle-tree',
    footprintAt,
    depths,
    wish: chance.between(0.02, 0.2),
  });
  const ink = mixColours(light.ink, mixColours(ground.bush, light.haze, 0.3), 0.3);
  const style = { ink, lit: mixColours(ink, ground.light, 0.25), name: 'middle-acacia', tiers: 3, facing: stage.ahead };
  actors.push({
    x,
    y,
    ...footprintAt(scale),
    paint: () => paintAcacia(canvas, stage.x(x), stage.y(y), tall * scale, style),
  });
}
