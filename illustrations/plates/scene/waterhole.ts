// Water a record's animals need where its landmark has none: a waterhole, or a river at the viewer's feet.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { paintPool } from '#illustrations/plates/elements/pool.ts';
import { heightAt, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { tuft } from '#illustrations/plates/elements/tuft.ts';
import { paintWater } from '#illustrations/plates/elements/water.ts';
import { paintCracks } from '#illustrations/plates/landmarks/cliffs.ts';
import { tone } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';
import type { Actor } from '#illustrations/plates/scene/actor.ts';
import { swims } from '#illustrations/plates/scene/fauna.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** Whether the picture needs water it does not have by its landmark. */
export function needsWater({ landmark, fauna, props }: PlateSpec): boolean {
  const hasWater = landmark === 'lake' || landmark === 'sea' || props.includes('falls');
  return props.includes('waterhole') || (!hasWater && fauna.some(({ species }) => swims(species)));
}

/** Where a herd meets crocodiles it is about to cross a river. */
export function isCrossing(spec: PlateSpec): boolean {
  const shows = (animal: string, from: number) =>
    spec.fauna.some(({ species, count }) => species === animal && count >= from);
  return needsWater(spec) && shows('crocodile', 1) && shows('wildebeest', 5);
}

/** Where a waterhole lies in the scene: under the subject when those who swim are the subject, else aside. */
export function waterholeOf({ spec }: Stage): { x: number; y: number; radiusX: number; radiusY: number } {
  const [first] = spec.fauna;
  if (spec.landmark === 'peaks') return { x: 0.52, y: 0.8, radiusX: 560, radiusY: 46 };
  if (first !== undefined && swims(first.species)) return { x: 0.36, y: 0.845, radiusX: 440, radiusY: 60 };
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
  else if (needsWater(stage.spec)) paintWaterhole(stage);
}

const clear = ['#7fb0ad', '#3f7d80'] as const;
const mud = ['#a9603f', '#6f3520'] as const;

/** Where the earth is red, a pool that many bathe in is mud. */
function isMud({ biome, props }: PlateSpec): boolean {
  return biome === 'redearth' && props.includes('waterhole');
}

function paintWaterhole(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const { x, y, radiusX, radiusY } = waterholeOf(stage);
  const sky = light.sky[light.sky.length - 1] ?? light.haze;
  const [far, near] = isMud(stage.spec) ? mud : clear;
  paintPool(canvas, stage.x(x), stage.y(y), [radiusX * canvas.unit, radiusY * canvas.unit], {
    farColour: mixColours(tone(light, far), sky, isMud(stage.spec) ? 0.12 : 0.55),
    nearColour: mixColours(tone(light, near), sky, 0.15),
    glint: mixColours(light.haze, '#ffffff', 0.4),
    bank: mixColours(ground.dark, light.ink, 0.25),
    reed: mixColours(ground.bush, light.ink, 0.4),
    name: 'waterhole',
  });
}

/** The river's two banks and where in it crocodiles wait, as shares of the height. */
export const river = { far: 0.878, near: 0.985, crocodile: 0.935 };

function paintRiver(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const bank = (y: number, lower: number, name: string): Point[] =>
    ridgeLine(canvas, { y: canvas.y(y) + lower * canvas.unit, amplitude: 20, scale: 260, octaves: 3, name });
  const between = (top: Point[], bottom: Point[]) => polygon([...top, ...bottom.toReversed()]);
  const far = (lower: number) => bank(river.far, lower, 'far-bank');
  const near = (lower: number) => bank(river.near, lower, 'near-bank');
  const sky = light.sky[light.sky.length - 1] ?? light.haze;

  // Banks of bare earth, cut by the flood and by hooves.
  const earth = mixColours(ground.near, ground.dark, 0.5);
  const lip = far(-4);
  canvas.path(between(lip, near(10)), mixColours(earth, light.ink, 0.2));
  paintCracks(
    canvas,
    { rim: lip, from: 0, to: canvas.width, name: 'far-bank' },
    {
      step: 26,
      start: [0, 2],
      length: [12, 22],
      width: [3, 16],
      colour: mixColours(earth, light.ink, 0.6),
      opacity: 0.7,
    },
  );
  paintWithin(canvas, between(far(18), near(0)), () =>
    paintWater(canvas, {
      y: canvas.y(river.far - 0.02),
      bottom: canvas.y(1.02),
      farColour: mixColours(tone(light, '#8fae9c'), sky, 0.6),
      nearColour: mixColours(tone(light, '#5d7a66'), sky, 0.25),
      glint: mixColours(light.haze, '#ffffff', 0.4),
      ripples: 150,
      name: 'river',
      ...(light.sun !== undefined && { sun: { x: stage.sun.x, colour: light.sun } }),
    }),
  );
  paintBankGrass(stage, lip);
}

/** Grass that hangs over the edge, in tufts with gaps where animals go down. */
function paintBankGrass({ canvas, light, ground }: Stage, lip: readonly Point[]): void {
  const chance = chanceOf(canvas, 'bank-grass');
  let grass = '';
  for (let x = 0; x < canvas.width; x += chance.between(4, 70) * canvas.unit) {
    grass += tuft(x, heightAt(lip, x) + 4 * canvas.unit, chance.between(10, 26) * canvas.unit, chance);
  }
  canvas.path(grass, mixColours(ground.near, light.ink, 0.4));
}
