// Plates that belong to a page and not to a record. What fills the width of a page is laid out twice, once lying
// and once standing; what hangs in a frame only lies, as its frame does on every screen.

import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';
import { pagePlateFormats } from '../../src/platform/page-plates.ts';

export interface PagePlateFormat {
  readonly shape: 'landscape' | 'portrait';
  readonly height: number;
  readonly widths: readonly number[];
}

const landscape: PagePlateFormat = { shape: 'landscape', ...pagePlateFormats.landscape };
const portrait: PagePlateFormat = { shape: 'portrait', ...pagePlateFormats.portrait };

interface PagePlate {
  readonly spec: PlateSpec;
  readonly formats: readonly PagePlateFormat[];
}

export const pagePlates: Readonly<Record<string, PagePlate>> = {
  'home-hero': {
    formats: [landscape, portrait],
    spec: {
      time: 'dawn',
      biome: 'savannah',
      landmark: 'kili',
      fauna: [{ species: 'elephant', count: 4 }],
      props: [],
    },
  },
  'night-camp': {
    formats: [landscape, portrait],
    spec: {
      time: 'night',
      biome: 'savannah',
      landmark: 'hills',
      fauna: [],
      props: ['tent', 'fire'],
    },
  },
  'off-trail': {
    formats: [landscape],
    spec: {
      time: 'golden',
      biome: 'arid',
      landmark: 'mesa',
      fauna: [{ species: 'giraffe', count: 1 }],
      props: ['vehicle'],
    },
  },
  'weather-delay': {
    formats: [landscape],
    spec: {
      time: 'storm',
      biome: 'green',
      landmark: 'hills',
      fauna: [{ species: 'zebra', count: 3 }],
      props: [],
    },
  },
  about: {
    formats: [landscape],
    spec: {
      time: 'dawn',
      biome: 'highland',
      landmark: 'hills',
      fauna: [],
      props: ['lodge', 'vehicle'],
    },
  },
};
