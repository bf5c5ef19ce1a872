// Plates that belong to a page and not to a record. What fills the width of a page with words in its sky is composed
// for four screens; what hangs in a frame has the shapes of a record's page.

import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';
import type { PlateShape } from '../../contract/records/plate-shapes.ts';

interface PagePlate {
  readonly spec: PlateSpec;
  readonly shapes: readonly PlateShape[];
}

const hero: readonly PlateShape[] = ['hero-upright', 'hero-tablet', 'hero-laptop', 'hero-cinema'];
const framed: readonly PlateShape[] = ['list', 'wide', 'panorama'];

export const pagePlates: Readonly<Record<string, PagePlate>> = {
  'home-hero': {
    shapes: hero,
    spec: {
      time: 'firstlight',
      biome: 'savannah',
      landmark: 'kili',
      fauna: [{ species: 'elephant', count: 4 }],
      props: [],
    },
  },
  'night-camp': {
    shapes: hero,
    spec: {
      time: 'night',
      biome: 'savannah',
      landmark: 'hills',
      fauna: [],
      props: ['tent', 'fire'],
    },
  },
  'off-trail': {
    shapes: framed,
    spec: {
      time: 'golden',
      biome: 'arid',
      landmark: 'mesa',
      fauna: [{ species: 'giraffe', count: 1 }],
      props: ['vehicle'],
    },
  },
  'weather-delay': {
    shapes: framed,
    spec: {
      time: 'storm',
      biome: 'green',
      landmark: 'hills',
      fauna: [{ species: 'zebra', count: 3 }],
      props: [],
    },
  },
  about: {
    shapes: framed,
    spec: {
      time: 'dawn',
      biome: 'highland',
      landmark: 'hills',
      fauna: [],
      props: ['bungalow', 'vehicle'],
    },
  },
};
