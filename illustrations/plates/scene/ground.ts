// The land between the landmark and the viewer: a last low ridge with its trees, mist, the plain or a shore.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintCloudSea } from '#illustrations/plates/elements/cloud-sea.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { paintMist, paintMistBanks } from '#illustrations/plates/elements/mist.ts';
import { paintPlain } from '#illustrations/plates/elements/plain.ts';
import { paintLayer, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { paintTreeLine } from '#illustrations/plates/elements/treeline.ts';
import { isBamboo, paintBambooStands } from '#illustrations/plates/scene/bamboo.ts';
import type { IsClear } from '#illustrations/plates/scene/clear-of.ts';
import { isCrag } from '#illustrations/plates/scene/crag.ts';
import { isOpenWater } from '#illustrations/plates/scene/fauna.ts';
import { paintLava } from '#illustrations/plates/scene/lava.ts';
import { isMoorland, paintMoorland } from '#illustrations/plates/scene/moorland.ts';
import { paintShore } from '#illustrations/plates/scene/shore.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { paintSwells } from '#illustrations/plates/scene/swells.ts';
import { paintUndergrowth } from '#illustrations/plates/scene/undergrowth.ts';
import { paintGroundWater } from '#illustrations/plates/scene/waterhole.ts';
import { paintDistantAcacia } from '#illustrations/plates/trees/distant-acacia.ts';
import { paintDrownedTree } from '#illustrations/plates/trees/drowned-tree.ts';

export function paintGround(stage: Stage, isClear: IsClear = () => true): void {
  const { landmark } = stage.spec;
  if (landmark === 'sea') return;
  if (isCrag(stage.spec)) {
    paintBelowCrag(stage);
    return;
  }
  if (landmark === 'lake') {
    if (!isOpenWater(stage.spec)) paintShore(stage);
    return;
  }
  if (landmark !== 'forest') paintLowRidge(stage);
  paintOpenPlain(stage);
  if (landmark === 'forest') paintUndergrowth(stage);
  else paintSwells(stage);
  if (isBamboo(stage.spec)) paintBambooStands(stage);
  paintLightOnPlain(stage);
  if (isMoorland(stage.spec)) paintMoorland(stage);
  else if (!isBamboo(stage.spec)) paintDistantTrees(stage, isClear);
  if (stage.spec.props.includes('lava')) paintLava(stage);
  paintGroundWater(stage);
}

/** Far below: cloud, or a lake with the trees it has drowned. */
function paintBelowCrag(stage: Stage): void {
  const { canvas, spec, light, horizon } = stage;
  if (spec.landmark === 'lake') {
    paintDrownedTrees(stage);
    return;
  }
  const lit = light.moon
    ? mixColours(light.far, '#c9d2ee', 0.35)
    : mixColours('#ffffff', light.glow ?? light.rim, 0.34);
  const shade = mixColours(light.far, light.haze, light.moon ? 0.1 : 0.35);
  paintCloudSea(canvas, { y: canvas.y(horizon + 0.02), bottom: canvas.height, lit, shade, haze: light.haze });
}

function paintDrownedTrees(stage: Stage): void {
  const { canvas, light, horizon } = stage;
  const chance = chanceOf(canvas, 'drowned-trees');
  const ink = mixColours(mixColours(light.far, light.ink, 0.5), light.haze, 0.16);
  const places = Array.from({ length: 9 }, () => ({ x: chance.between(0.5, 0.99), near: chance.next() ** 1.4 }));
  places.sort((one, other) => one.near - other.near);
  for (const [index, { x, near }] of places.entries()) {
    const height = (46 + 150 * near) * chance.between(0.8, 1.15) * canvas.unit;
    paintDrownedTree(canvas, stage.x(x), canvas.y(horizon + 0.07 + 0.22 * near), height, ink, `drowned-${index}`);
  }
}

function paintLowRidge({ canvas, spec, light, horizon }: Stage): void {
  const chance = chanceOf(canvas, 'low-ridge');
  const y = canvas.y(horizon - chance.between(0.012, 0.022));
  const ridge = ridgeLine(canvas, { y, amplitude: chance.between(16, 28), scale: 330, name: 'low-ridge-line' });
  paintLayer(canvas, ridge, light.mid, { haze: light.haze, hazeDepth: 76 });
  paintTreeLine(canvas, ridge, {
    count: Math.round(70 * canvas.breadth),
    height: [7, 17],
    colour: mixColours(light.mid, light.ink, 0.4),
    bushes: isMoorland(spec) || isBamboo(spec),
    name: 'low-ridge-trees',
  });
  paintMist(canvas, canvas.y(horizon + 0.012), light.fog ? 120 : 60, light.haze, light.fog ? 0.9 : 0.6);
}

function paintOpenPlain({ canvas, light, ground, horizon }: Stage): void {
  paintPlain(canvas, {
    ...ground,
    y: canvas.y(horizon + 0.025),
    far: mixColours(ground.far, light.haze, 0.25),
    bushes: Math.round(60 * canvas.breadth),
    tufts: Math.round(160 * canvas.breadth),
    streaks: Math.round(90 * canvas.breadth),
  });
}

function paintLightOnPlain({ canvas, light, horizon, sun }: Stage): void {
  const { unit } = canvas;
  if (light.sun !== undefined && light.glow !== undefined) {
    paintGlow(canvas, sun.x, canvas.y(horizon - 0.06), 820 * unit, light.glow, 0.32);
  }
  if (light.fog) {
    const y = canvas.y(horizon + 0.07);
    const banks = { count: 8, width: [400, 900], height: [40, 80], opacity: 0.6, name: 'ground-fog' } as const;
    paintMistBanks(canvas, { y, colour: light.haze, ...banks });
  }
}

/** Single trees far out on the plain; none at the foot of a forest. */
function paintDistantTrees(stage: Stage, isClear: IsClear): void {
  const { canvas, light, ground, spec, horizon } = stage;
  if (spec.landmark === 'forest') return;
  const chance = chanceOf(canvas, 'distant-trees');
  const count = Math.max(2, Math.round(chance.whole(4, 7) * canvas.breadth));
  const colour = mixColours(ground.bush, light.ink, 0.55);
  for (let index = 0; index < count; index += 1) {
    const nearness = chance.next();
    const x = canvas.x((index + chance.between(0.1, 0.9)) / count);
    const y = canvas.y(horizon + 0.03 + nearness * 0.03);
    const height = (34 + 44 * nearness) * canvas.unit;
    if (isClear(x, y, height)) paintDistantAcacia(canvas, x, y, height, { ink: colour, name: `distant-${index}` });
  }
}
