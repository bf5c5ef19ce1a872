// Animals that keep together: a pride, a family, a line of zebras.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { type Facing, paintAnimal } from '#illustrations/plates/animals/animals.ts';
import type { Species } from '#illustrations/plates/animals/species.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import type { Light } from '#illustrations/plates/light.ts';
import type { Actor, Footprint } from '#illustrations/plates/scene/actor.ts';
import { extentOf } from '#illustrations/plates/scene/extent.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { isDeepInWater, paintFoam, paintRings } from '#illustrations/plates/scene/wake.ts';

export interface Individual {
  readonly species: Species;
  /** In multiples of `canvas.unit`, at the subject's distance. */
  readonly height: number;
}

/** Air between two animals, as a share of the one behind. */
const gap = 0.09;

/** What a group covers when every animal is drawn at this scale. */
export function footprintOf(stage: Stage, animals: readonly Individual[], scale: number): Footprint {
  const size = scale * stage.canvas.unit;
  const lengths = animals.map((animal) => lengthOf(animal) * size);
  const tops = animals.map(({ species, height }) => extentOf(species).top * height * size);
  return { width: lengths.reduce((sum, length) => sum + length * (1 + gap), 0), height: Math.max(0, ...tops) };
}

function lengthOf({ species, height }: Individual): number {
  const { behind, before } = extentOf(species);
  return (behind + before) * height;
}

export interface GroupPlace {
  /** Its middle and its feet, as shares of the scene. */
  x: number;
  y: number;
  scale: number;
  facing: Facing;
  name: string;
  /** How much of its ink distance has taken. */
  paleness?: number;
  /** Standing in water, an animal casts no shadow. */
  inWater?: boolean;
}

/** The group as one actor, its first animal last in line. */
export function groupActor(stage: Stage, animals: readonly Individual[], place: GroupPlace): Actor {
  const footprint = footprintOf(stage, animals, place.scale);
  return { x: place.x, y: place.y, ...footprint, paint: () => paintGroup(stage, animals, place, footprint.width) };
}

function paintGroup(stage: Stage, animals: readonly Individual[], place: GroupPlace, width: number): void {
  const { canvas } = stage;
  const chance = chanceOf(canvas, place.name);
  const size = place.scale * canvas.unit;
  let rear = stage.x(place.x) - (place.facing * width) / 2;
  const standing = animals.map((animal, index) => {
    const { behind } = extentOf(animal.species);
    const x = rear + place.facing * behind * animal.height * size;
    rear += place.facing * lengthOf(animal) * size * (1 + gap);
    // Neighbours do not stand on one line.
    const step = (index % 2 === 0 ? 0 : -1) * chance.between(0.004, 0.014) * Math.min(place.scale, 2);
    return { animal, x, y: stage.y(place.y + step) };
  });
  standing.sort((first, second) => first.y - second.y);
  if (stage.light.moon) paintMoonPool(stage, place, width);
  for (const { animal, x, y } of standing) {
    const height = animal.height * size;
    const style = styleOf(stage, animal, place);
    const bather = { species: animal.species, x, y, height, facing: place.facing };
    const isDeep = isDeepInWater(animal.species);
    if (isDeep) paintRings(stage, bather);
    paintAnimal(canvas, animal.species, x, y, height, style);
    if (isDeep) paintFoam(stage, bather);
  }
}

/** Where the moon lies on the grass around them. */
function paintMoonPool(stage: Stage, { x, y }: GroupPlace, width: number): void {
  const { canvas } = stage;
  const fill = canvas.radialGradient([
    [0, '#aeb6e0', 0.2],
    [0.55, '#98a2d2', 0.09],
    [1, '#98a2d2', 0],
  ]);
  canvas.ellipse(stage.x(x), stage.y(y) - 20 * canvas.unit, width * 0.85, 110 * canvas.unit, fill);
}

/** By the moon an animal is paler than the dark behind it. */
const usualCoat = '#8b88a2';
const moonlit = 0.66;
const moonRim = '#e9e4ee';
/** How much of a coat the moon and the last light leave dark. */
const glooms: Readonly<Partial<Record<Light['name'], number>>> = { night: 0.42, dusk: 0.28 };

/** Flamingos keep their colour, deeper where the light is. */
export function flamingoIn(light: Light): Colour {
  return mixColours(mixColours('#d0506c', light.tint, light.tintShare * 0.25), light.ink, light.tintShare * 0.35);
}

export function styleOf(stage: Stage, { species }: Individual, { facing, paleness = 0, inWater = false }: GroupPlace) {
  const { light, ground, sun } = stage;
  const own = species.startsWith('flamingo') ? flamingoIn(light) : light.ink;
  const opacity = light.moon ? 0.5 : 0.34;
  const shadow = { sunX: sun.x, colour: mixColours(ground.dark, light.ink, 0.6), opacity, length: 0.4 };
  const seen = light.moon ? mixColours(own, usualCoat, moonlit) : own;
  return {
    ink: mixColours(seen, mixColours(ground.dark, light.haze, 0.4), paleness),
    facing,
    rim: light.moon ? moonRim : light.rim,
    marks: light.moon ? light.ink : light.rim,
    dark: light.ink,
    gloom: glooms[light.name],
    shadow: inWater ? undefined : shadow,
  };
}
