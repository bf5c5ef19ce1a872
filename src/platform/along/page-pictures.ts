/*
 * Which pictures of a page are taken along: each in one size. Plain rules over its HTML, which the build measures by as well. The
 * service worker answers for every other size and shape of the same picture (src/worker/pictures.ts).
 */

/** `small` is for phones. */
export type AlongSize = 'small' | 'large';

/** The widths wanted, in pixels: a phone's whole screen, and half of a laptop's. */
const wanted: Record<AlongSize, number> = { small: 768, large: 1080 };

/** Between the parts of a `srcset`, and around it. */
const between = /[\s",]+/;
const shape = /-(?:card|list|wide|panorama|thumb|hero-[a-z]+)$/;

/** The addresses of a page's pictures by their names, in one size each, in the order of the page. */
export function picturesOf(html: string, size: AlongSize): Map<string, string> {
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
