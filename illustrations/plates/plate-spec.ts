// What a plate shows, without the words that go with it: what a file in `scenes/` holds.

import * as z from 'zod/mini';

/** Strict: a misspelt field is an error, not another picture. */
export const plateSpec = z.strictObject({
  time: z.enum(['firstlight', 'dawn', 'morning', 'noon', 'golden', 'dusk', 'night', 'storm', 'mist']),
  biome: z.enum(['savannah', 'green', 'redearth', 'arid', 'highland']),
  landmark: z.enum(['hills', 'city', 'kili', 'mesa', 'escarpment', 'cone', 'peaks', 'forest', 'sea', 'lake', 'none']),
  fauna: z.array(
    z.strictObject({
      species: z.enum([
        'elephant',
        'elephant-calf',
        'giraffe',
        'lion',
        'lioness',
        'leopard',
        'cheetah',
        'rhino',
        'buffalo',
        'wildebeest',
        'zebra',
        'impala',
        'oryx',
        'hippo',
        'hyena',
        'gorilla',
        'chimpanzee',
        'golden-monkey',
        'baboon',
        'ostrich',
        'flamingo',
        'crocodile',
        'vulture',
      ]),
      count: z.int().check(z.gte(1), z.lte(8)),
    }),
  ),
  props: z.array(
    z.enum([
      'tent',
      'vehicle',
      'balloon',
      'dhow',
      'kopje',
      'falls',
      'fire',
      'crag',
      'lava',
      'waterhole',
      'reef',
      'islet',
      'boat',
      'trekkers',
      'cyclists',
      'keeper',
      'starbed',
      'homestead',
      'table',
      'villas',
      'cottages',
      'hillcamp',
      'chalets',
      'blocks',
      'terraces',
      'hearths',
      'farmhouse',
      'guesthouse',
      'bungalow',
      'alpinehut',
      'plinths',
      'makuti',
      'figs',
      'ridge',
      'townhouse',
      'waterfront',
      'fort',
      'platform',
      'grills',
      'gate',
      'photographer',
      'children',
      'lanterns',
      'binoculars',
      'long-lens',
      'lamp',
    ]),
  ),
  /** Where the viewer is: standing in the plain unless said otherwise. */
  camera: z.optional(
    z.enum([
      'eye',
      'low',
      'hill',
      'balloon',
      'afar',
      'sky',
      'track',
      'hatch',
      'window',
      'fire',
      'portrait',
      'river',
      'canvas',
      'street',
      'reef',
      'path',
      'arrivals',
      'rim',
      'chamber',
      'luggage',
    ]),
  ),
  /** Whether the picture is of what people made, and animals are its company. */
  leads: z.optional(z.literal('props')),
  /** Another throw of the drawing's dice, where two plates came out alike. */
  variation: z.optional(z.int().check(z.gte(0))),
});
export type PlateSpec = z.infer<typeof plateSpec>;
export type LandmarkName = PlateSpec['landmark'];
export type CameraName = NonNullable<PlateSpec['camera']>;
export type SpeciesName = PlateSpec['fauna'][number]['species'];
export type PropName = PlateSpec['props'][number];

/**
 * What a format leaves room for: nothing, words over its upper left, a panel over its right third, or so little that
 * there is room for the subject alone.
 */
export type Layout = 'plate' | 'words' | 'panel' | 'thumb';

export interface PlateFormat {
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  /** `plate` unless said otherwise. */
  readonly layout?: Layout;
}
