import * as z from 'zod/mini';
import { ringOnPlane } from '#server/maps/geography.ts';
import lakeFile from '#server/maps/natural-earth/lakes.json' with { type: 'json' };
import riverFile from '#server/maps/natural-earth/rivers.json' with { type: 'json' };
import type { WeighedLine } from '#server/maps/significance.ts';

/** Each line as text, a corner after the other: `31.366 2.271, 31.361 2.262`, east and north in degrees. */
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

let known: Waters | undefined;

/** Natural Earth's lakes and rivers (1:10 million with its additions, public domain), cut to East Africa. */
export function waters(): Waters {
  known ??= {
    lakes: lakeList.parse(lakeFile).map(({ name, rings }) => ({
      name: name && (ourNames[name] ?? name),
      rings: rings.map(lineOf),
    })),
    rivers: riverList.parse(riverFile).flatMap(({ lines }) => lines.map(lineOf)),
  };
  return known;
}

function lineOf(text: string): WeighedLine {
  return ringOnPlane(
    text.split(', ').map((corner) => {
      const [lng = 0, lat = 0] = corner.split(' ').map(Number);
      return [lng, lat] as const;
    }),
  );
}
