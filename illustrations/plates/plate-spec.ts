// What a record asks for, without the words that go with it.

import type { Plate } from '../../server/catalogue/content-schema.ts';

export type PlateSpec = Pick<Plate, 'time' | 'biome' | 'landmark' | 'fauna' | 'props' | 'variation'>;
export type LandmarkName = Plate['landmark'];
export type SpeciesName = Plate['fauna'][number]['species'];
export type PropName = Plate['props'][number];

export interface PlateFormat {
  readonly width: number;
  readonly height: number;
  readonly seed: string;
}
