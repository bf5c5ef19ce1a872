// Turns a record's list of animals into groups that belong together.

import { isHerdSpecies } from '#illustrations/plates/animals/poses.ts';
import type { DrawnSpecies, PosedSpecies } from '#illustrations/plates/animals/species.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import type { PlateSpec, SpeciesName } from '#illustrations/plates/plate-spec.ts';
import type { Individual } from '#illustrations/plates/scene/group.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { statures } from '#illustrations/plates/scene/stature.ts';
import { isCrossing, swims } from '#illustrations/plates/scene/water.ts';

export type Habitat = 'land' | 'water' | 'air';

export interface FaunaGroup {
  readonly species: SpeciesName;
  readonly habitat: Habitat;
  readonly animals: readonly Individual[];
}

const cats: readonly SpeciesName[] = ['lion', 'lioness', 'leopard', 'cheetah'];

export function isCat(species: SpeciesName): boolean {
  return cats.includes(species);
}

/** The groups in the order the record names them; lions and lionesses are one. */
export function faunaGroups(stage: Stage): FaunaGroup[] {
  const groups: FaunaGroup[] = [];
  for (const { species, count } of stage.spec.fauna) {
    const animals = individuals(stage, species, count);
    const pride = species === 'lioness' ? groups.findIndex((group) => group.species === 'lion') : -1;
    const lions = groups[pride];
    if (lions === undefined) groups.push({ species, habitat: habitatOf(species), animals });
    else groups[pride] = { ...lions, animals: [...lions.animals, ...animals] };
  }
  return groups;
}

function habitatOf(species: SpeciesName): Habitat {
  if (species === 'vulture') return 'air';
  return swims(species) ? 'water' : 'land';
}

/** A lake with nobody on land: the viewer stands at the water's edge. */
export function isOpenWater({ landmark, fauna, props }: PlateSpec): boolean {
  if (landmark === 'lake' && props.includes('crag')) return true;
  return landmark === 'lake' && props.length === 0 && fauna.every(({ species }) => swims(species));
}

export function individuals(stage: Stage, species: SpeciesName, count: number): Individual[] {
  const chance = chanceOf(stage.canvas, `sizes-${species}`);
  return Array.from({ length: count }, (_, index) => {
    const form = formOf(species, index, count);
    const growth = index === 0 ? 1 : chance.between(0.86, 0.98);
    const pose = poseOf(stage, species, index, count);
    return { species: pose ?? form, height: statures[form] * growth * youth(stage, form, index) };
  });
}

/** What the members of a herd do, in turn; before a river they run. */
const atPeace = [undefined, 'grazing', 'alert', 'grazing', undefined, 'resting', 'alert', 'grazing'] as const;
const inHaste = ['running', undefined, 'running', 'alert'] as const;

function poseOf({ spec }: Stage, species: SpeciesName, index: number, count: number): PosedSpecies | undefined {
  if (!isHerdSpecies(species) || count === 1 || (species === 'elephant' && index % 4 === 2)) return undefined;
  const pose = isCrossing(spec) ? inHaste[index % inHaste.length] : atPeace[index % atPeace.length];
  return pose === undefined || (['elephant', 'giraffe'].includes(species) && pose === 'resting')
    ? undefined
    : `${species}-${pose}`;
}

/**
 * Elephants bring a calf, one ape walks and one sits and eats, hippos show heads.
 */
function formOf(species: SpeciesName, index: number, count: number): DrawnSpecies {
  const isOdd = index % 2 === 1;
  switch (species) {
    case 'baboon':
      return isOdd ? 'baboon' : 'baboon-sitting';
    case 'chimpanzee':
      return isOdd ? 'chimpanzee-walking' : 'chimpanzee';
    case 'elephant':
      return count > 2 && index % 4 === 2 ? 'elephant-calf' : 'elephant';
    case 'flamingo':
      return index % 3 === 1 ? 'flamingo-feeding' : 'flamingo';
    case 'golden-monkey':
      return isOdd ? 'golden-monkey-walking' : 'golden-monkey';
    case 'gorilla':
      return isOdd ? 'gorilla-sitting' : 'gorilla';
    case 'hippo':
      return isOdd ? 'hippo-facing' : 'hippo-head';
    default:
      return species;
  }
}

/** A gorilla family is one silverback and smaller ones; in the rains a herd has calves. */
function youth({ spec }: Stage, form: DrawnSpecies, index: number): number {
  if (form === 'wildebeest') return spec.time === 'storm' && index % 3 === 2 ? 0.56 : 1;
  if (!form.startsWith('gorilla') || index === 0) return 1;
  return index === 2 ? 0.5 : 0.74;
}
