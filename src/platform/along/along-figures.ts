import * as z from 'zod/mini';
import type { AlongSize } from '#platform/along/page-pictures.ts';

/** Where the build writes what taking along weighs (scripts/prerender/write-along-figures.ts). */
export const figuresAddress = '/along.json';

const bytes = z.number().check(z.gte(0));
const rendition = z.tuple([z.string(), bytes]);
const page = z.object({
  /** Bytes of the page as it travels. */
  page: bytes,
  /** The address of its answers, and their bytes as they travel. */
  data: z.string(),
  answers: bytes,
  /** Whether they tell of seats, which change without the content. */
  hasSeats: z.boolean(),
  /** Places in the list of pictures. */
  pictures: z.array(z.number()),
});

/** What there is to be taken along, and what it weighs, as the build knows it. */
export const alongFigures = z.object({
  /** The version of the content. */
  content: z.string(),
  pictures: z.array(z.object({ small: rendition, large: rendition })),
  pages: z.record(z.string(), page),
});
export type AlongFigures = z.infer<typeof alongFigures>;

/** What these pages come to over the network, each picture once. Pages the build does not know yet count as an average one. */
export function bytesOf({ pages, pictures }: AlongFigures, paths: readonly string[], size: AlongSize): number {
  const known = paths.flatMap((path) => pages[path] ?? []);
  const shown = new Set(known.flatMap((each) => each.pictures));
  const texts = known.reduce((sum, each) => sum + each.answers + (each.hasSeats ? each.page : 0), 0);
  const all = [...shown].reduce((sum, place) => sum + (pictures[place]?.[size][1] ?? 0), texts);
  return known.length === 0 ? all : Math.round((all / known.length) * paths.length);
}
