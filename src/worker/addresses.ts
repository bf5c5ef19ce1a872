import { photoFallbackWidth, photoWidths } from '#contract/records/photo-renditions.ts';
import { fallbackOf, type PlateShape, plateShapes, recordShapes, renditionOf } from '#contract/records/plate-shapes.ts';
import { parseUrl } from '#platform/parse-url.ts';

/*
 * Which requests the worker answers, and under which address it keeps an answer. Plain rules over addresses, so that they
 * can be proved without a browser.
 */

/** Navigations that must never be answered with the site's page: calls, pictures, and anything that ends like a file. */
export const notPages = [/^\/api(\/|$)/, /^\/assets\//, /^\/(plates|photos)\//, /\.[a-z0-9]+$/i];

export function isPicture(pathname: string): boolean {
  return /^\/(plates|photos|placeholders)\/.+\.(avif|webp|png|jpe?g|svg)$/i.test(pathname);
}

/** Scripts, styles, fonts and pages' data whose names change with their content. */
export function isBuiltFile(pathname: string): boolean {
  return /^\/assets\/([^/]+\.(js|css|woff2)|pages\/[^/]+\.json)$/.test(pathname);
}

/** Whether a page may be kept by its address alone: what a search asks for is rendered in the browser. */
export function isPlainPage(address: string): boolean {
  return new URL(address).search === '';
}

/** The addresses of the scripts a page's HTML names. */
export function scriptsOf(page: string): string[] {
  return [...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address);
}

/** The address an answer is kept under: `_t` makes every request different and is in no key. */
export function cacheKey(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('_t');
  url.hash = '';
  return url.href;
}

/** How a rendition's address ends, after the plate's and the shape's name. */
const rendition = /-\d+\.(?:avif|webp)$/;

/** Of a picture that is drawn in one shape. */
const plainWidths = [960, 480];

/**
 * The same picture in other sizes, largest first, its own shape before the others: without a network a card's small
 * picture is better than none. Empty for anything that is neither a plate nor a photograph.
 */
export function otherRenditions(address: string): string[] {
  const url = new URL(cacheKey(address));
  const [ending] = rendition.exec(url.pathname) ?? [];
  if (ending === undefined || !isPicture(url.pathname)) return [];
  const name = url.pathname.slice(0, -ending.length);
  const all = name.startsWith('/photos/') ? photoRenditions(name) : plateRenditions(name);
  return all.filter((path) => path !== url.pathname).map((path) => new URL(path, url).href);
}

/** Of a photograph that ends between two widths the largest is not among them. */
function photoRenditions(name: string): string[] {
  const widths = photoWidths.toReversed().map((width) => `${name}-${width}.avif`);
  return [...widths, `${name}-${photoFallbackWidth}.webp`];
}

function plateRenditions(name: string): string[] {
  const { plate, own } = plateOf(name);
  const shapes = [...recordShapes, ...heroShapes].filter((other) => other !== own);
  const named = (own === undefined ? shapes : [own, ...shapes]).flatMap((each) =>
    plateShapes[each].widths.toReversed().map((width) => renditionOf(plate, each, width)),
  );
  return [...named, ...plainWidths.map((width) => `${plate}-${width}.avif`), fallbackOf(plate)];
}

const heroShapes = ['hero-cinema', 'hero-laptop', 'hero-tablet', 'hero-upright'] as const;

/** The plate a rendition is of, and its shape, where it has several: `mara-river-card` is the plate `mara-river`. */
function plateOf(name: string): { plate: string; own: PlateShape | undefined } {
  const own = [...heroShapes, ...recordShapes].find((shape) => name.endsWith(`-${shape}`));
  return { plate: own === undefined ? name : name.slice(0, -1 - own.length), own };
}

/** Addresses a page asks to have its pictures kept from; other origins and other things are left alone. */
export function keepablePictures(addresses: readonly string[], origin: string, most: number): string[] {
  const own = addresses.filter((address) => {
    const url = parseUrl(address);
    return url?.origin === origin && isPicture(url.pathname);
  });
  return [...new Set(own.map(cacheKey))].slice(0, most);
}
