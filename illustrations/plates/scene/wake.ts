// What water does around an animal in it: rings of light where it lies, foam where it swims.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Facing } from '#illustrations/plates/animals/animals.ts';
import type { Species } from '#illustrations/plates/animals/species.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { limb } from '#illustrations/plates/paths.ts';
import { extentOf } from '#illustrations/plates/scene/extent.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

export interface Bather {
  readonly species: Species;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly facing: Facing;
}

/** In shares of the animal's height. */
const ring = { margin: 0.34, depth: 0.2 };
const foam = { drops: 11, reach: 0.36, size: 0.05 };

/** Whether most of the body is below the surface: a flamingo only has wet feet. */
export function isDeepInWater(species: Species): boolean {
  return isSwimming(species) || species.startsWith('hippo') || species === 'crocodile-floating';
}

function isSwimming(species: Species): boolean {
  return species === 'wildebeest-swimming';
}

/** Before the animal is painted: its shade in the water, and rings around it. */
export function paintRings(stage: Stage, { species, x, y, height, facing }: Bather): void {
  const { canvas, light } = stage;
  const { behind, before } = extentOf(species);
  const middle = x + (facing * (before - behind) * height) / 2;
  const length = (behind + before + ring.margin) * height;
  const depth = ring.depth * height;
  canvas.path(lens(middle, y, length * 1.12, depth * 1.3), light.haze, { opacity: 0.4 });
  canvas.path(lens(middle, y + depth * 0.1, length * 0.97, depth), light.ink, { opacity: 0.26 });
}

/** After it: the line where the surface meets it, and what a swimmer throws up with its breast. */
export function paintFoam(stage: Stage, { species, x, y, height, facing }: Bather): void {
  const { canvas, light } = stage;
  const { behind, before } = extentOf(species);
  const white = mixColours(light.haze, '#ffffff', 0.62);
  const [front, rear] = [before * height, -behind * height];
  const middle = x + (facing * (front + rear)) / 2;
  canvas.path(lens(middle, y + 0.012 * height, (front - rear) * 1.04, 0.035 * height), white, { opacity: 0.7 });
  if (!isSwimming(species)) return;
  const chance = chanceOf(canvas, `foam-${Math.round(x)}`);
  const breast = x + facing * 0.5 * height;
  // The wave at the breast, and the wake it leaves on both sides of the body.
  for (const crest of [-0.16, 0.02, 0.15])
    canvas.path(lens(breast + crest * height, y + 0.02 * height, 0.44 * height, 0.15 * height, chance), white);
  for (const aside of [0.06, 0.14])
    canvas.path(lens(x - facing * 0.5 * height, y + aside * height, 1.5 * height, 0.05 * height, chance), white, {
      opacity: 0.7,
    });
  for (let drop = 0; drop < foam.drops; drop += 1) {
    const [aside, up] = [chance.between(-1, 1) * foam.reach, 0.04 + chance.next() ** 1.6 * 0.2];
    const [dropX, dropY] = [breast + aside * height, y - up * height];
    // It flies away from the breast.
    const flight = limb([
      [dropX, dropY, foam.size * height * chance.between(0.4, 1)],
      [dropX - aside * 0.2 * height, dropY + 0.07 * height, 0.01 * height],
    ]);
    canvas.path(flight, white, { opacity: 0.9 });
  }
}
