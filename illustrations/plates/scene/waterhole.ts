// Water a record's animals need where its landmark has none: a waterhole, or a river at the viewer's feet.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { limbOf } from '#illustrations/drawing/points.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { blob } from '#illustrations/plates/elements/blob.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { heightAt, paintLayer, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { tuft } from '#illustrations/plates/elements/tuft.ts';
import { paintWater } from '#illustrations/plates/elements/water.ts';
import { paintCracks } from '#illustrations/plates/landmarks/cliffs.ts';
import { tone } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';
import type { Actor } from '#illustrations/plates/scene/actor.ts';
import { showsDisc } from '#illustrations/plates/scene/sky.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { isCrossing, isSwamp, needsWater, type Reach, river, swamp } from '#illustrations/plates/scene/water.ts';

/** Where a waterhole lies in the scene: under the subject when those who swim are the subject, else aside. */
export function waterholeOf({ spec }: Stage): { x: number; y: number; radiusX: number; radiusY: number } {
  if (spec.landmark === 'peaks') return { x: 0.52, y: 0.8, radiusX: 560, radiusY: 46 };
  if (isSwamp(spec)) return { x: 0.5, y: 0.79, radiusX: 900, radiusY: 100 };
  return { x: 0.67, y: 0.8, radiusX: 320, radiusY: 40 };
}

/** The waterhole as something nobody stands in. */
export function waterholeActors(stage: Stage): Actor[] {
  if (!needsWater(stage.spec) || isCrossing(stage.spec)) return [];
  const { x, y, radiusX, radiusY } = waterholeOf(stage);
  const { canvas } = stage;
  const size = { width: 2 * radiusX * canvas.unit, height: 2 * radiusY * canvas.unit };
  return [{ x, y: y + (radiusY * canvas.unit) / canvas.height, ...size, paint() {} }];
}

export function paintGroundWater(stage: Stage): void {
  if (isCrossing(stage.spec)) paintRiver(stage);
  else if (needsWater(stage.spec)) (isSwamp(stage.spec) ? paintSwamp : paintWaterhole)(stage);
}

const clear = ['#7fb0ad', '#3f7d80'] as const;
const mud = ['#a9603f', '#6f3520'] as const;

/** Where the earth is red, a pool that many bathe in is mud. */
function isMud({ biome, props }: PlateSpec): boolean {
  return biome === 'redearth' && props.includes('waterhole');
}

/** A sheet of water with an uneven edge: damp earth around it, the dark of its far bank in it, grass and reeds about it. */
function paintWaterhole(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const { unit } = canvas;
  const chance = chanceOf(canvas, 'waterhole');
  const { x, y, radiusX, radiusY } = waterholeOf(stage);
  const sky = light.sky[light.sky.length - 1] ?? light.haze;
  const [far, near] = isMud(stage.spec) ? mud : clear;
  const bank = mixColours(ground.dark, light.ink, 0.25);
  const sheet = (grown: number, lower = 0) =>
    blob(
      canvas,
      stage.x(x),
      stage.y(y) + lower * unit,
      [radiusX * grown * unit, radiusY * grown * unit],
      'waterhole',
      0.22,
    );
  for (const [grown, opacity] of limbOf('1.22,0.16,0 1.1,0.24,0 1.03,0.6,0'))
    canvas.path(sheet(grown, 2), bank, { opacity });
  canvas.path(sheet(1), mixColours(mixColours(tone(light, far), sky, 0.3), bank, 0.6));
  paintWithin(canvas, sheet(1), () => {
    const water = canvas.fade(
      mixColours(tone(light, far), sky, isMud(stage.spec) ? 0.12 : 0.55),
      mixColours(tone(light, near), sky, 0.15),
    );
    canvas.path(sheet(1, radiusY * 0.17), water);
    let glints = '';
    for (let glint = 0; glint < 9; glint += 1) {
      const [aside, down] = [chance.between(-0.9, 0.9), chance.between(-0.7, 0.9)];
      const size = chance.between(0.1, 0.4) * radiusX * unit;
      glints += lens(stage.x(x) + aside * radiusX * unit, stage.y(y) + down * radiusY * unit, size, 4 * unit);
    }
    canvas.path(glints, mixColours(light.haze, '#ffffff', 0.4), { opacity: 0.35 });
  });
  let reeds = '';
  for (let blade = 0; blade < 24; blade += 1) {
    const turn = chance.next() * 2 * Math.PI;
    // Reeds stand at both ends, short grass along the rest.
    const high = 12 + 46 * Math.abs(Math.cos(turn)) ** 8;
    const [aside, down] = [Math.cos(turn) * 1.02 * radiusX, Math.sin(turn) * 1.04 * radiusY];
    reeds += tuft(
      stage.x(x) + aside * unit,
      stage.y(y) + (down + 3) * unit,
      high * chance.between(0.6, 1.1) * unit,
      chance,
    );
  }
  canvas.path(reeds, mixColours(ground.bush, light.ink, 0.4));
}

/** Paints the water; returns its far edge and its near one. */
function paintReach(stage: Stage, { far, near, swing: [amplitude, scale] }: Reach, bed: Colour): readonly Point[][] {
  const { canvas, light } = stage;
  const edge = (y: number, name: string) => ridgeLine(canvas, { y: canvas.y(y), amplitude, scale, octaves: 3, name });
  const [top, bottom] = [edge(far, 'far-bank'), edge(near, 'near-bank')];
  const sky = light.sky[light.sky.length - 1] ?? light.haze;
  paintWithin(canvas, polygon([...top, ...bottom.toReversed()]), () =>
    paintWater(canvas, {
      y: canvas.y(far - 0.05),
      bottom: canvas.y(1.02),
      farColour: mixColours(tone(light, '#9fb8a8'), sky, 0.6),
      nearColour: mixColours(tone(light, bed), sky, 0.2),
      glint: mixColours(light.haze, '#ffffff', 0.4),
      ripples: 80,
      name: 'river',
      ...(showsDisc(stage.spec) && light.sun !== undefined && { sun: { x: stage.sun.x, colour: light.sun } }),
    }),
  );
  return [top, bottom];
}

/** How high the earth stands over the river, in canvas units, and where hooves have made a way down, as shares of the scene. */
const cliff = { height: 46, ramp: [0.55, 0.61, 0.74, 0.82] } as const;

function paintRiver(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const { unit } = canvas;
  const [edge = []] = paintReach(stage, river, '#5d7a66');
  // Banks of bare earth, cut by the flood and by hooves.
  const earth = mixColours(ground.near, ground.dark, 0.5);
  const lip = edge.map(([x, y]): Point => [x, y - cliff.height * unit]);
  const wall = polygon([...lip, ...edge.map(([x, y]): Point => [x, y + 6 * unit]).toReversed()]);
  canvas.path(wall, mixColours(earth, light.ink, 0.25));
  const cracks = { step: 22, start: [0, 4], length: [20, 46], width: [3, 18] } as const;
  const bank = { rim: lip, from: 0, to: canvas.width, name: 'far-bank' };
  paintCracks(canvas, bank, { ...cracks, colour: mixColours(earth, light.ink, 0.6), opacity: 0.7 });
  const [left, leftFoot, rightFoot, right] = cliff.ramp.map((share) => stage.x(share)) as [
    number,
    number,
    number,
    number,
  ];
  const ramp: Point[] = [
    [left, heightAt(lip, left) - unit],
    [right, heightAt(lip, right) - unit],
    [rightFoot, heightAt(edge, rightFoot) + 9 * unit],
    [leftFoot, heightAt(edge, leftFoot) + 9 * unit],
  ];
  canvas.path(polygon(ramp), mixColours(earth, ground.light, 0.35));
  paintBankGrass(stage, lip, [4, 70], [10, 26]);
}

/** More of it toward the horizon: where, and how wide, in canvas units. */
const arms = limbOf('0.3,0.45,260 0.5,0.475,300 0.16,0.53,440 0.42,0.6,520');

/** Reeds on both sides and on islets: water of hippos, with no shore of its own. */
function paintSwamp(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const { unit } = canvas;
  const chance = chanceOf(canvas, 'swamp');
  const reed = mixColours(ground.bush, light.ink, 0.3);
  const [far = [], near = []] = paintReach(stage, swamp, '#4d7d78');
  const damp = mixColours(mixColours(ground.bush, '#6f8a3c', 0.4), light.tint, light.tintShare * 0.4);
  for (const [x, y, width] of arms) {
    canvas.path(lens(stage.x(x), stage.y(y), width * 1.5 * unit, 0.05 * width * unit, chance), damp, { opacity: 0.5 });
    canvas.path(lens(stage.x(x), stage.y(y) + 2 * unit, width * unit, 0.016 * width * unit, chance), light.haze);
  }
  const islets = [...Array(Math.round(4 * canvas.breadth)).keys()].map((islet) => ({
    x: canvas.width * chance.next(),
    y: canvas.y(swamp.far + 0.012 + 0.05 * chance.next()),
    width: chance.between(60, 260) * unit,
    name: `islet-${islet}`,
  }));
  for (const { x, y, width, name } of islets) {
    canvas.path(blob(canvas, x, y, [width, 0.05 * width + 4 * unit], name), damp);
    let grass = '';
    for (let blade = 0; blade < width / (9 * unit); blade += 1)
      grass += tuft(x + chance.between(-0.9, 0.9) * width, y + 2 * unit, chance.between(12, 30) * unit, chance);
    canvas.path(grass, reed);
  }
  paintBankGrass(stage, far, [12, 70], [8, 24]);
  paintLayer(canvas, near, damp, { haze: ground.near, hazeDepth: 150, hazeShare: 1 });
  paintBankGrass(stage, near, [14, 60], [14, 44]);
}

/** Grass along an edge, in tufts with gaps where animals go down. */
function paintBankGrass(
  { canvas, light, ground }: Stage,
  edge: readonly Point[],
  [least, most]: readonly [number, number],
  [low, high]: readonly [number, number],
): void {
  const chance = chanceOf(canvas, `bank-grass-${least + high}`);
  let grass = '';
  for (let x = 0; x < canvas.width; x += chance.between(least, most) * canvas.unit) {
    grass += tuft(x, heightAt(edge, x) + 4 * canvas.unit, chance.between(low, high) * canvas.unit, chance);
  }
  canvas.path(grass, mixColours(ground.near, light.ink, 0.4));
}
