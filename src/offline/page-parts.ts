/*
 * What a page consists of for who downloads it: its answers, and each of its pictures in one size. The build measures by these rules,
 * and the service worker answers for every other size and shape of a picture (src/worker/pictures.ts).
 */

/** The service worker's cache of downloaded pictures. Pages put them there and take them out; nothing else may. */
export const downloadedPictures = 'taken-along';

/** Where the build writes what a download weighs (scripts/prerender/write-download-figures.ts). */
export const figuresAddress = '/along.json';

/** `small` is for phones. */
export type PictureSize = 'small' | 'large';

/** Address and bytes. */
type Rendition = [string, number];

/** What there is to be downloaded, and what it weighs, as the build knows it. No schema: its parts would be in every page's code. */
export interface DownloadFigures {
  /** The version of the content. */
  content: string;
  pictures: Record<PictureSize, Rendition>[];
  pages: Record<string, PageFigures>;
}

interface PageFigures {
  /** Bytes of the page as it travels. */
  page: number;
  /** The address of its answers, and their bytes as they travel. */
  data: string;
  answers: number;
  /** Whether they name seats, which change without the content. */
  hasSeats: boolean;
  /** Places in the list of pictures. */
  pictures: number[];
}

/** What these pages come to over the network, each picture once. Pages the build does not know yet count as an average one. */
export function bytesOf({ pages, pictures }: DownloadFigures, paths: readonly string[], size: PictureSize): number {
  const known = paths.flatMap((path) => pages[path] ?? []);
  const shown = new Set(known.flatMap((each) => each.pictures));
  const texts = known.reduce((sum, each) => sum + each.answers + (each.hasSeats ? each.page : 0), 0);
  const all = [...shown].reduce((sum, place) => sum + (pictures[place]?.[size][1] ?? 0), texts);
  return known.length === 0 ? all : Math.round((all / known.length) * paths.length);
}

/** The widths wanted, in pixels: a phone's whole screen, and half of a laptop's. */
const wanted: Record<PictureSize, number> = { small: 768, large: 1080 };

/** Between the parts of a `srcset`, and around it. */
const between = /[\s",]+/;
const shape = /-(?:card|list|wide|panorama|thumb|hero-[a-z]+)$/;

/** The addresses of a page's pictures by their names, in one size each, in the order of the page. */
export function picturesOf(html: string, size: PictureSize): Map<string, string> {
  const chosen = new Map<string, { address: string; distance: number }>();
  const parts = html.split(between);
  for (const [place, address] of parts.entries()) {
    const [, width] = /^(\d+)w$/.exec(parts[place + 1] ?? '') ?? [];
    const [ending] = /-\d+\.avif$/.exec(address) ?? [];
    if (width === undefined || ending === undefined || !/^\/(?:plates|photos)\//.test(address)) continue;
    const name = address.slice(0, -ending.length).replace(shape, '');
    const distance = Math.abs(Number(width) - wanted[size]);
    const other = chosen.get(name);
    if (other === undefined || distance < other.distance) chosen.set(name, { address, distance });
  }
  return new Map([...chosen].map(([name, { address }]) => [name, address]));
}

/** The address of the data a page's HTML is hydrated with. */
export function dataFileIn(html: string): string | undefined {
  return /\/assets\/pages\/[\w.-]+\.json/.exec(html)?.[0];
}
