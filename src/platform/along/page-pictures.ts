/*
 * Which pictures of a page are taken along: each in one size. Plain rules over its HTML, which the build measures by as well. The
 * service worker answers for every other size and shape of the same picture (src/worker/pictures.ts).
 */

/** `small` is for phones. */
export type AlongSize = 'small' | 'large';

/** The widths wanted, in pixels: a phone's whole screen, and half of a laptop's. */
const wanted: Record<AlongSize, number> = { small: 768, large: 1080 };

const candidate =
  /(\/(?:plates|photos)\/[\w./-]+?)((?:-(?:card|list|wide|panorama|thumb|hero-[a-z]+))?-\d+\.avif) (\d+)w/g;

/** The addresses of a page's pictures by their names, in one size each, in the order of the page. */
export function picturesOf(html: string, size: AlongSize): Map<string, string> {
  const chosen = new Map<string, { address: string; distance: number }>();
  for (const [, name = '', ending = '', width = ''] of html.matchAll(candidate)) {
    const distance = Math.abs(Number(width) - wanted[size]);
    const other = chosen.get(name);
    if (other === undefined || distance < other.distance) chosen.set(name, { address: name + ending, distance });
  }
  return new Map([...chosen].map(([name, { address }]) => [name, address]));
}

/** The address of the data a page's HTML is hydrated with. */
export function dataFileIn(html: string): string | undefined {
  return /\/assets\/pages\/[\w.-]+\.json/.exec(html)?.[0];
}
