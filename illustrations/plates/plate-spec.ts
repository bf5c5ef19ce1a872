// What a plate shows, without the words that go with it: what a file in `scenes/` holds.

import * as z from 'zod/mini';

/** Strict: a misspelt field is an error, not another picture. */
export const plateSpec = z.strictObject({
  time: z.enum(['dawn', 'morning', 'noon', 'golden', 'dusk', 'night', 'storm', 'mist']),
  biome: z.enum(['savannah', 'green', 'redearth', 'arid', 'highland']),
  landmark: z.enum(['hills', 'kili', 'mesa', 'escarpment', 'cone', 'peaks', 'forest', 'sea', 'lake', 'none']),
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
      'lodge',
      'hut',
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
    ]),
  ),
  /** Another throw of the drawing's dice, where two plates came out alike. */
  variation: z.optional(z.int().check(z.gte(0))),
});
export type PlateSpec = z.infer<typeof plateSpec>;
export type LandmarkName = PlateSpec['landmark'];
export type SpeciesName = PlateSpec['fauna'][number]['species'];
export type PropName = PlateSpec['props'][number];

export interface PlateFormat {
  readonly width: number;
  readonly height: number;
  readonly seed: string;
}
