// Animals that keep together: a pride, a family, a line of zebras.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { type Facing, paintAnimal } from '#illustrations/plates/animals/animals.ts';
import { isHerdSpecies } from '#illustrations/plates/animals/poses.ts';
import type { Species } from '#illustrations/plates/animals/species.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import type { Light } from '#illustrations/plates/light.ts';
import type { Actor, Footprint } from '#illustrations/plates/scene/actor.ts';
import { extentOf } from '#illustrations/plates/scene/extent.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { isDeepInWater, paintFoam, paintRings } from '#illustrations/plates/scene/wake.ts';
import { isCrossing } from '#illustrations/plates/scene/water.ts';

export interface Individual {
  readonly species: Species;
  /** In multiples of `canvas.unit`, at the subject's distance. */
  readonly height: number;
}

/** Air between two animals that stand in line, and between two clumps, as a share of the one behind. */
const gap = { line: 0.09, clumps: 0.3 };
/** How much of the one beside it an animal of a clump leaves to be seen, and how far back it stands, in heights. */
const clump = { step: 0.6, pair: 0.8, rows: [0, 0.5, 0.2], behind: 0.6 };

interface Standing {
  readonly animal: Individual;
  /** In heights of `canvas.unit` at the subject's distance: from the rear of the group to its feet, and up from its line. */
  readonly along: number;
  readonly up: number;
  /** Whether it looks the other way. */
  readonly isTurned: boolean;
}

/** Who stands where in a group that looks to the right, and how long the whole of it is. */
export function layOut(
  { spec, view, horizon, hasWords }: Stage,
  animals: readonly Individual[],
): { standing: Standing[]; length: number } {
  const isClumped = animals.length > 1 && animals.every(({ species }) => isOfHerd(species));
  // The more of the ground one sees, the farther apart they stand on it.
  const isTight =
    hasWords ||
    isCrossing(spec) ||
    spec.props.includes('keeper') ||
    /^(hippo|flamingo)/.test(animals[0]?.species ?? '');
  const depth = isTight ? 0.2 : Math.min(1, (view.subjectY - horizon) / 0.4);
  // Two or three together, then one or two apart.
  const sizes = animals.length % 3 === 1 ? [3, 1] : [2, 3];
  let [place, inClump, clumps, end] = [0, 0, 0, 0];
  const standing = animals.map((animal, index): Standing => {
    const { behind, before } = extentOf(animal.species);
    const row = isClumped ? (clump.rows[(inClump + clumps) % clump.rows.length] ?? 0) + (clumps % 2) * clump.behind : 0;
    const isTurned = isClumped && animals.length > 2 && (index % 5 === 1 || index % 5 === 3);
    const size = animal.height * (isClumped ? 1 - 0.24 * row * depth : 1);
    const length = lengthOf(animal) * (size / animal.height);
    const along = place + (isTurned ? before : behind) * size;
    end = Math.max(end, place + length * (isClumped ? 1 : 1 + gap.line));
    inClump += 1;
    const isLast = isClumped && inClump >= (sizes[clumps % sizes.length] ?? 1);
    place = isClumped
      ? isLast
        ? end + length * gap.clumps
        : place + length * (animals.length === 2 ? clump.pair : clump.step)
      : end;
    if (isLast) [inClump, clumps] = [0, clumps + 1];
    return { animal: { ...animal, height: size }, along, up: row * depth * animal.height, isTurned };
  });
  return { standing, length: end };
}

/** What a group covers when every animal is drawn at this scale. */
export function footprintOf(stage: Stage, animals: readonly Individual[], scale: number): Footprint {
  const size = scale * stage.canvas.unit;
  const { standing, length } = layOut(stage, animals);
  const tops = standing.map(({ animal, up }) => (extentOf(animal.species).top * animal.height + up) * size);
  return { width: length * size, height: Math.max(0, ...tops) };
}

function lengthOf({ species, height }: Individual): number {
  const { behind, before } = extentOf(species);
  return (behind + before) * height;
}

function isOfHerd(species: Species): boolean {
  const [kind = ''] = species.split('-');
  return (isHerdSpecies(kind) || ['flamingo', 'hippo'].includes(kind)) && !species.endsWith('swimming');
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
  const size = place.scale * canvas.unit;
  const rear = stage.x(place.x) - (place.facing * width) / 2;
  const chance = chanceOf(canvas, place.name);
  const standing = layOut(stage, animals).standing.map(({ animal, along, up, isTurned }, index) => ({
    animal,
    x: rear + place.facing * along * size,
    // Neighbours in a line do not stand on one line either.
    y: stage.y(place.y - (index % 2) * chance.between(0.004, 0.014) * Math.min(place.scale, 2)) - up * size,
    facing: isTurned ? (-place.facing as Facing) : place.facing,
  }));
  standing.sort((first, second) => first.y - second.y);
  if (stage.light.moon) paintMoonPool(stage, place, width);
  for (const { animal, x, y, facing } of standing) {
    const height = animal.height * size;
    const style = styleOf(stage, animal, { ...place, facing });
    const bather = { species: animal.species, x, y, height, facing };
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
