import { routeCode } from '#platform/internals/route-code.ts';
import { deskFolder, siteFolder } from '#scripts/built-folders.ts';
import { type BuiltSite, readBuiltSite } from '#scripts/size/built-site.ts';
import { closeFrom, sizeLimits } from '#scripts/size/size-limits.ts';
import { filesKeptFirst } from '#scripts/vite/worker-options.ts';

/*
 * `npm run check:size`: what a visitor downloads of the built site, and the staff of the desk, against their limits. `--files` also
 * lists the scripts of the home page.
 */

interface Measured {
  what: string;
  bytes: number;
  limit: number;
}

const site = openSite(siteFolder);
const desk = openSite(deskFolder);

const pages = pagesOf(site);

/** Where the contract's schemas are needed before one can do anything. */
const withSchemas = ['search', 'search-test', 'tour.$tourSlug', 'contact'].map((name) => `src/routes/${name}.tsx`);

/** What every page of the desk loads beside its own code. */
const ofEveryDeskPage = ['routes/_office.tsx?tsr-split=component---loader', '../src/platform/api/http-call.ts'];
/** Where content is changed, and where a proposal is written. */
const editors = ['routes/_office/content.$kind.$name.tsx', 'routes/_office/proposals.$id.tsx'];

const home = pages.find(({ route }) => route === 'src/routes/index.tsx');
if (home === undefined) throw new Error('The build has no home page.');

const measured: Measured[] = [
  { what: 'home, scripts until it is hydrated', bytes: site.travelling(home.scripts), limit: sizeLimits.homeScripts },
  { what: 'home, the page with its styles', bytes: site.travelling(['index.html']), limit: sizeLimits.homeHtml },
  {
    what: 'home, what comes at leisure and with the worker',
    bytes: site.travelling(['sw.js', ...[...filesKeptFirst(site)].filter((file) => !home.scripts.has(file))]),
    limit: sizeLimits.atLeisure,
  },
  ...largestFirst(
    pages.map(({ route, scripts }) => ({
      what: route,
      bytes: site.travelling(scripts),
      limit: withSchemas.includes(route) ? sizeLimits.schemaScripts : sizeLimits.pageScripts,
    })),
  ),
  ...largestFirst(
    pagesOf(desk, ofEveryDeskPage).map(({ route, scripts }) => ({
      what: `desk/${route}`,
      bytes: desk.travelling(scripts),
      limit: editors.includes(route) ? sizeLimits.editorScripts : sizeLimits.deskScripts,
    })),
  ),
];

for (const { what, bytes, limit } of measured) {
  const line = [what.padEnd(58), inKb(bytes).padStart(9), `of ${inKb(limit)}`.padStart(12)];
  console.log([...line, verdictOn(bytes, limit).padStart(10)].join(' '));
}

if (process.argv.includes('--files')) {
  console.log();
  for (const { what, bytes } of largestFirst(
    [...home.scripts].map((what) => ({ what, bytes: site.travelling([what]) })),
  ))
    console.log(inKb(bytes).padStart(9), what);
}

const tooLarge = measured.filter(({ bytes, limit }) => bytes > limit);
if (tooLarge.length > 0) {
  console.error(
    `\nOver its limit: ${tooLarge.map(({ what }) => what).join(', ')}. Load later what a first view can do`,
  );
  console.error('without, or argue for a larger limit in scripts/size/size-limits.ts.');
  process.exit(1);
}

/** Pages of routes, each with its scripts. */
function pagesOf(built: BuiltSite, besides: readonly string[] = []): { route: string; scripts: Set<string> }[] {
  return built.keys
    .map((key) => ({ key, route: routeCode.exec(key)?.groups?.route ?? '' }))
    .filter(({ route }) => route !== '')
    .map(({ key, route }) => ({ route, scripts: built.scriptsOf(['index.html', ...besides, key]) }));
}

function openSite(folder: string): BuiltSite {
  try {
    return readBuiltSite(folder);
  } catch {
    console.error(`There is no built site in ${folder}. Run npm run build first.`);
    process.exit(1);
  }
}

function largestFirst<Sized extends { bytes: number }>(sized: Sized[]): Sized[] {
  return sized.sort((one, other) => other.bytes - one.bytes);
}

function verdictOn(bytes: number, limit: number): string {
  if (bytes > limit) return 'TOO LARGE';
  return bytes > closeFrom * limit ? 'close' : 'ok';
}

function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
