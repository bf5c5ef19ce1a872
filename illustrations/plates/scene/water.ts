// What water a scene has, and who lives in it.

import type { PlateSpec, SpeciesName } from '#illustrations/plates/plate-spec.ts';

const swimmers: readonly SpeciesName[] = ['hippo', 'crocodile', 'flamingo'];

export function swims(species: SpeciesName): boolean {
  return swimmers.includes(species);
}

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

/** Whether the subject lives in the water: then it is a swamp that goes on beyond the picture. */
export function isSwamp({ fauna: [first] }: PlateSpec): boolean {
  return first !== undefined && swims(first.species);
}

/** Between two banks, as shares of the height: where the herd stands, comes down and swims, and where hippos lie. */
export interface Reach {
  readonly far: number;
  readonly near: number;
  /** How far the banks swing, and over which stretch. */
  readonly swing: readonly [amplitude: number, scale: number];
}

export const river = { far: 0.735, near: 0.985, swing: [22, 300] } as const satisfies Reach;
export const swamp = { far: 0.7, near: 0.92, swing: [46, 420] } as const satisfies Reach;
