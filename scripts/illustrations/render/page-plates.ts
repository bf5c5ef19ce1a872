// Plates that belong to a page and not to a record, each laid out once lying and once standing.

import type { PlateSpec } from '#scripts/illustrations/plates/plate-spec.ts';

export interface PagePlateFormat {
  readonly shape: 'landscape' | 'portrait';
  readonly height: number;
  readonly widths: readonly number[];
}

export const pagePlateFormats: readonly PagePlateFormat[] = [
  { shape: 'landscape', height: 1080, widths: [960, 1600, 1920] },
  { shape: 'portrait', height: 1700, widths: [480, 960] },
];

export const pagePlates: Readonly<Record<string, PlateSpec>> = {
  'home-hero': {
    time: 'dawn',
    biome: 'savannah',
    landmark: 'kili',
    fauna: [{ species: 'elephant', count: 4 }],
    props: [],
  },
  'night-camp': {
    time: 'night',
    biome: 'savannah',
    landmark: 'hills',
    fauna: [],
    props: ['tent', 'fire'],
  },
  'off-trail': {
    time: 'golden',
    biome: 'arid',
    landmark: 'mesa',
    fauna: [{ species: 'giraffe', count: 1 }],
    props: ['vehicle'],
  },
  'weather-delay': {
    time: 'storm',
    biome: 'green',
    landmark: 'hills',
    fauna: [{ species: 'zebra', count: 3 }],
    props: [],
  },
};
