import * as z from 'zod/mini';
import { lineOf } from '#server/maps/geography.ts';
import lakeFile from '#server/maps/natural-earth/lakes.json' with { type: 'json' };
import riverFile from '#server/maps/natural-earth/rivers.json' with { type: 'json' };
import type { WeighedLine } from '#server/maps/significance.ts';

const lakeList = z.array(z.object({ name: z.optional(z.string()), rings: z.array(z.string()) }));
const riverList = z.array(z.object({ name: z.optional(z.string()), lines: z.array(z.string()) }));

export interface Lake {
  /** Undefined where Natural Earth has none. */
  name: string | undefined;
  /** Its shore, then those of its islands. */
  rings: readonly WeighedLine[];
}

/** Lakes and rivers of East Africa on Mercator's plane. */
export interface Waters {
  lakes: readonly Lake[];
  rivers: readonly WeighedLine[];
}

/** What Natural Earth calls a lake otherwise than we do. */
const ourNames: Readonly<Record<string, string>> = {
  'Lac Moeru': 'Lake Mweru',
  'Lake Lembeni': 'Nyumba ya Mungu',
  'Masinga Res.': 'Masinga Reservoir',
};

/** Lakes of the Rift that Natural Earth has none of, sketched. */
const smallLakes: Readonly<Record<string, string>> = {
  'Lake Naivasha':
    '36.29 -0.73, 36.33 -0.69, 36.39 -0.7, 36.43 -0.74, 36.42 -0.8, 36.37 -0.83, 36.31 -0.82, 36.28 -0.78, 36.29 -0.73',
  'Lake Nakuru': '36.07 -0.31, 36.11 -0.32, 36.12 -0.37, 36.1 -0.42, 36.07 -0.4, 36.06 -0.35, 36.07 -0.31',
  'Lake Elementaita': '36.23 -0.4, 36.26 -0.42, 36.25 -0.47, 36.22 -0.47, 36.23 -0.4',
  'Lake Bogoria': '36.07 0.34, 36.1 0.33, 36.11 0.26, 36.13 0.18, 36.1 0.19, 36.08 0.26, 36.07 0.34',
  'Lake Baringo': '36.02 0.72, 36.08 0.73, 36.12 0.66, 36.1 0.56, 36.06 0.52, 36.03 0.6, 36.02 0.72',
  'Lake Magadi': '36.24 -1.77, 36.29 -1.78, 36.31 -1.88, 36.28 -2, 36.25 -1.97, 36.26 -1.86, 36.24 -1.77',
  'Lake Jipe': '37.72 -3.53, 37.75 -3.53, 37.79 -3.62, 37.76 -3.63, 37.72 -3.53',
};

let known: Waters | undefined;

/** Natural Earth's lakes and rivers (1:10 million with its additions, public domain), cut to East Africa, and ours. */
export function waters(): Waters {
  known ??= {
    lakes: [
      ...lakeList.parse(lakeFile).map(({ name, rings }) => ({
        name: name && (ourNames[name] ?? name),
        rings: rings.map(lineOf),
      })),
      ...Object.entries(smallLakes).map(([name, ring]) => ({ name, rings: [lineOf(ring)] })),
    ],
    rivers: riverList.parse(riverFile).flatMap(({ lines }) => lines.map(lineOf)),
  };
  return known;
}
