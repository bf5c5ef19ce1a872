import { brotliCompressSync } from 'node:zlib';
import { routeCode } from '#platform/internals/route-code.ts';
import { type BuiltSite, readBuiltSite } from '#scripts/size/built-site.ts';
import {
  firstLoadLimits,
  largerRoutes,
  loadedByThemselves,
  loadedByTouch,
  routeLimit,
  scriptLimits,
  searchEntry,
  searchLimit,
} from '#scripts/size/size-limits.ts';

/*
 * `npm run check:size`: what a visitor downloads of the built site, and whether it is within the limits. `--files` also
 * lists the scripts of the first load.
 */

interface Measured {
  what: string;
  bytes: number;
  limit: number;
  because?: string;
}

const folder = process.env.SITE_FOLDER ?? 'dist';

const site = openSite();
const entry = 'index.html';
const home = [entry, pageOf('src/routes/index.tsx')];
const firstEntries = [...home, ...loadedByThemselves];
const firstLoad = site.filesOf(firstEntries);
/** As the build left them in every page. */
const styles = /<style>([\s\S]*?)<\/style>/.exec(site.text(entry))?.[1] ?? '';

const measured: Measured[] = [
  {
    what: 'home, scripts until it is hydrated',
    bytes: total(site.filesOf(home), '.js'),
    limit: scriptLimits.untilHydrated,
  },
  { what: 'home, scripts with all it loads by itself', bytes: total(firstLoad, '.js'), limit: scriptLimits.byItself },
  { what: 'home, the page with its styles', bytes: site.compressedSize(entry), limit: firstLoadLimits.page },
  { what: 'styles in every page', bytes: brotliCompressSync(styles).length, limit: firstLoadLimits.style },
  { what: 'first load, fonts', bytes: fontBytes(), limit: firstLoadLimits.font },
  {
    what: 'search',
    bytes: total(added(site.filesOf([searchEntry]), site.filesOf([...firstEntries, ...loadedByTouch])), '.js'),
    limit: searchLimit,
  },
  ...routes().map(measureRoute),
];

for (const { what, bytes, limit, because } of measured) {
  const verdict = bytes > limit ? 'TOO LARGE' : 'ok';
  const line = [what.padEnd(58), inKb(bytes).padStart(9), `of ${inKb(limit)}`.padStart(12), verdict.padStart(10)];
  console.log([...line, because].join(' ').trimEnd());
}

if (process.argv.includes('--files')) {
  const files = [...firstLoad].map((file) => ({ file, bytes: site.compressedSize(file) }));
  console.log();
  for (const { file, bytes } of files.sort((a, b) => b.bytes - a.bytes)) console.log(inKb(bytes).padStart(9), file);
}

const tooLarge = measured.filter(({ bytes, limit }) => bytes > limit);
if (tooLarge.length > 0) {
  console.error(
    `\nOver its limit: ${tooLarge.map(({ what }) => what).join(', ')}. Load later what a first view can do`,
  );
  console.error('without, or argue for a larger limit in scripts/size/size-limits.ts.');
  process.exit(1);
}

function openSite(): BuiltSite {
  try {
    return readBuiltSite(folder);
  } catch {
    console.error(`There is no built site in ${folder}. Run npm run build first.`);
    process.exit(1);
  }
}

function routes(): string[] {
  return site.keys.map((key) => routeCode.exec(key)?.groups?.route).filter((route) => route !== undefined);
}

/** @throws Error when the route has no page of its own. */
function pageOf(route: string): string {
  const found = site.keys.find((key) => routeCode.exec(key)?.groups?.route === route);
  if (found === undefined) throw new Error(`The build has no page for ${route}.`);
  return found;
}

function measureRoute(route: string): Measured {
  const larger = largerRoutes[route];
  return {
    what: route,
    bytes: total(site.filesOf([entry, pageOf(route)]), '.js'),
    limit: larger?.limit ?? routeLimit,
    ...(larger && { because: larger.because }),
  };
}

function added(files: Set<string>, already: Set<string>): Set<string> {
  return new Set([...files].filter((file) => !already.has(file)));
}

function total(files: Set<string>, extension: string): number {
  return [...files]
    .filter((file) => file.endsWith(extension))
    .reduce((sum, file) => sum + site.compressedSize(file), 0);
}

/** The Latin cuts; a browser fetches the others only for letters the site's English does not have. */
function fontBytes(): number {
  const fonts = [...styles.matchAll(/url\(["']?\/?(assets\/[^)"']+\.woff2)/g)]
    .map(([, font]) => font)
    .filter((font) => font !== undefined)
    .filter((font) => !font.includes('latin-ext'));
  return [...new Set(fonts)].reduce((sum, font) => sum + site.size(font), 0);
}

function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
