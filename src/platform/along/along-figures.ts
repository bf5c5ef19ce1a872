import type { AlongSize } from '#platform/along/page-pictures.ts';

/** Where the build writes what taking along weighs (scripts/prerender/write-along-figures.ts). */
export const figuresAddress = '/along.json';

/** Address and bytes. */
type Rendition = [string, number];

/** What there is to be taken along, and what it weighs, as the build knows it. No schema: its parts would be in every page's code. */
export interface AlongFigures {
  /** The version of the content. */
  content: string;
  pictures: Record<AlongSize, Rendition>[];
  pages: Record<string, PageFigures>;
}

interface PageFigures {
  /** Bytes of the page as it travels. */
  page: number;
  /** The address of its answers, and their bytes as they travel. */
  data: string;
  answers: number;
  /** Whether they tell of seats, which change without the content. */
  hasSeats: boolean;
  /** Places in the list of pictures. */
  pictures: number[];
}

/** What these pages come to over the network, each picture once. Pages the build does not know yet count as an average one. */
export function bytesOf({ pages, pictures }: AlongFigures, paths: readonly string[], size: AlongSize): number {
  const known = paths.flatMap((path) => pages[path] ?? []);
  const shown = new Set(known.flatMap((each) => each.pictures));
  const texts = known.reduce((sum, each) => sum + each.answers + (each.hasSeats ? each.page : 0), 0);
  const all = [...shown].reduce((sum, place) => sum + (pictures[place]?.[size][1] ?? 0), texts);
  return known.length === 0 ? all : Math.round((all / known.length) * paths.length);
}
