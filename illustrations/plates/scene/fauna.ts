// Turns a record's list of animals into groups that belong together.

import type { Species } from '#illustrations/plates/animals/species.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import type { PlateSpec, SpeciesName } from '#illustrations/plates/plate-spec.ts';
import type { Individual } from '#illustrations/plates/scene/group.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { statures } from '#illustrations/plates/scene/stature.ts';

export type Habitat = 'land' | 'water' | 'air';

export interface FaunaGroup {
  readonly species: SpeciesName;
  readonly habitat: Habitat;
  readonly animals: readonly Individual[];
}

const cats: readonly SpeciesName[] = ['lion', 'lioness', 'leopard', 'cheetah'];
const swimmers: readonly SpeciesName[] = ['hippo', 'crocodile', 'flamingo'];

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

export function swims(species: SpeciesName): boolean {
  return swimmers.includes(species);
}

/** A lake with nobody on land: the viewer stands at the water's edge. */
export function isOpenWater({ landmark, fauna, props }: PlateSpec): boolean {
  if (landmark === 'lake' && props.includes('crag')) return true;
  return landmark === 'lake' && props.length === 0 && fauna.every(({ species }) => swims(species));
}

function individuals(stage: Stage, species: SpeciesName, count: number): Individual[] {
  const chance = chanceOf(stage.canvas, `sizes-${species}`);
  return Array.from({ length: count }, (_, index) => {
    const form = formOf(species, index, count);
    const growth = index === 0 ? 1 : chance.between(0.86, 0.98);
    return { species: form, height: statures[form] * growth * youth(form, index) };
  });
}

/**
 * Elephants bring a calf, one giraffe browses beside one that watches, one ape walks and one sits and eats, hippos show
 * heads.
 */
function formOf(species: SpeciesName, index: number, count: number): Species {
  const isOdd = index % 2 === 1;
  switch (species) {
    case 'baboon':
      return isOdd ? 'baboon' : 'baboon-sitting';
    case 'chimpanzee':
      return isOdd ? 'chimpanzee-walking' : 'chimpanzee';
    case 'elephant':
      return count > 2 && index % 4 === 2 ? 'elephant-calf' : 'elephant';
    case 'giraffe':
      return isOdd ? 'giraffe-browsing' : 'giraffe';
    case 'flamingo':
      return index % 3 === 1 ? 'flamingo-feeding' : 'flamingo';
    case 'golden-monkey':
      return isOdd ? 'golden-monkey-walking' : 'golden-monkey';
    case 'gorilla':
      return isOdd ? 'gorilla-sitting' : 'gorilla';
    case 'rhino':
      return isOdd ? 'rhino-grazing' : 'rhino';
    case 'hippo':
      return isOdd ? 'hippo-facing' : 'hippo-head';
    default:
      return species;
  }
}

/** A gorilla family is one silverback and smaller ones. */
function youth(form: Species, index: number): number {
  if (!form.startsWith('gorilla') || index === 0) return 1;
  return index === 2 ? 0.5 : 0.74;
}
