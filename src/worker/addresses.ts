/*
 * Which requests the worker answers, and under which address it keeps an answer. Plain rules over addresses, so that they
 * can be proved without a browser.
 */

/** Navigations that must never be answered with the site's page: calls, pictures, and anything that ends like a file. */
export const notPages = [/^\/api(\/|$)/, /^\/assets\//, /^\/plates\//, /\.[a-z0-9]+$/i];

export function isPicture(pathname: string): boolean {
  return /^\/(plates|placeholders)\/.+\.(avif|webp|png|jpe?g|svg)$/i.test(pathname);
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

/** The address of the data a page's HTML is hydrated with. */
export function dataFileOf(page: string): string | undefined {
  return /\/assets\/pages\/[\w.-]+\.json/.exec(page)?.[0];
}

/** The address an answer is kept under: `_t` makes every request different and is in no key. */
export function cacheKey(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('_t');
  url.hash = '';
  return url.href;
}

/** The forms a plate is drawn in, narrowest first. */
const renditions = ['-480.avif', '-640.webp', '-768.avif', '-960.avif', '-1080.avif', '-1600.avif', '-1920.avif'];

/**
 * The same picture in other sizes, largest first: without a network a card's small picture is better than none. Empty for
 * anything that is not a plate.
 */
export function otherRenditions(address: string): string[] {
  const url = new URL(cacheKey(address));
  const own = renditions.find((ending) => url.pathname.endsWith(ending));
  if (own === undefined) return [];
  const name = url.pathname.slice(0, -own.length);
  return renditions
    .filter((ending) => ending !== own)
    .reverse()
    .map((ending) => new URL(name + ending, url).href);
}

/** Addresses a page asks to have its pictures kept from; other origins and other things are left alone. */
export function keepablePictures(addresses: readonly string[], origin: string, most: number): string[] {
  const own = addresses.filter((address) => {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    return url.origin === origin && isPicture(url.pathname);
  });
  return [...new Set(own.map(cacheKey))].slice(0, most);
}
