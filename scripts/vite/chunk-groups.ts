import { routeCode } from '#platform/internals/route-code.ts';

/** As much of the bundler's context as is needed here. */
interface ModuleGraph {
  getModuleInfo(id: string): { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

const libraries =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store|react-query|query-core))[\\/]/;
const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const schemas = /node_modules[\\/]zod[\\/]/;

const homePage = 'index';

/** What follows on every page, below the project, in the order in which it comes (src/start/hydrate.tsx). */
export const followUps: Readonly<Record<string, readonly string[]>> = {
  /** Once it has been hydrated and the browser is idle. */
  idle: ['src/offline/offline-companion.ts', 'src/offline/query-disk.ts', 'src/shell/chat/chat-button.tsx'],
  /** What the next press asks the back end with. */
  calls: ['contract/api/endpoints.ts', 'src/platform/api/http-call.ts'],
  /** With the visitor's first touch. */
  touched: [
    'src/offline/saved-copy-line.tsx',
    'src/shell/error-pages/long-wait.tsx',
    'src/shell/error-pages/not-found-page.tsx',
    'src/shell/error-pages/route-error-page.tsx',
  ],
};

/** What so many pages begin with is in one file for all; and so is what follows on every page and some begin with. */
const manyPages = 3;

/** The files modules are built into, those first that others import. */
const ranks = ['view', 'idle', 'schemas', 'shared', 'calls', 'touched', 'two', 'one'] as const;
type Rank = (typeof ranks)[number];
interface Place {
  rank: Rank;
  name: string;
}
type Places = Map<string, Place>;

/**
 * A module shares its file with those that the same pages begin with, so a page fetches few files and nothing it has no use for. What
 * follows counts as a page. The rest, which somebody asks for, is left to the bundler.
 */
function placesOf(graph: ModuleGraph): Places {
  const root = process.cwd().replaceAll('\\', '/');
  const known = reachedFrom(graph, [`${root}/index.html`], { late: true });
  const begins = new Map<string, string[]>(
    Object.entries(followUps).map(([name, files]) => [name, files.map((file) => `${root}/${file}`)]),
  );
  const pages = new Set<string>();
  for (const id of known) {
    const route = routeCode.exec(id.slice(root.length + 1))?.groups?.route;
    if (route === undefined) continue;
    pages.add(id);
    begins.set(route.replace(/^src\/routes\/|\.tsx$/g, ''), [id]);
  }
  if (pages.size === 0) throw new Error('No route brings code of its own.');
  const users = new Map<string, string[]>();
  for (const [name, ids] of begins) {
    for (const id of ids) if (!known.has(id)) throw new Error(`No page fetches ${id}.`);
    for (const id of reachedFrom(graph, ids)) users.set(id, [...(users.get(id) ?? []), name]);
  }

  const late = [...known].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const askedFor = reachedFrom(
    graph,
    late.filter((id) => !pages.has(id)),
  );
  const places: Places = new Map();
  for (const [id, names] of users) {
    if (pages.has(id)) continue;
    const isChecking = [...reachedFrom(graph, [id])].some((used) => schemas.test(used));
    const place = placeOf(names, { isChecking, isAskedFor: askedFor.has(id), isIcon: icon.test(id) });
    if (place !== undefined) places.set(id, place);
  }
  return places;
}

/** Undefined of what one page alone has: it stays with the page. */
function placeOf(
  names: readonly string[],
  { isChecking = false, isAskedFor = false, isIcon = false },
): Place | undefined {
  const [followUp] = ranks.filter((rank) => rank in followUps && names.includes(rank));
  if (followUp !== undefined && names.every((name) => name in followUps)) return { rank: followUp, name: followUp };
  const isShared = names.length > 1;
  // What the first page of most visits begins with, and others show as well or follows on it; and what every page has a moment later.
  const isSoonEverywhere = names.includes(homePage) || followUp === 'idle';
  if ((isShared || isAskedFor) && isSoonEverywhere) return { rank: 'view', name: 'view' };
  // For one sign nobody fetches another page's file.
  const isSign = isIcon && (isShared || isAskedFor);
  if (names.length >= manyPages || followUp !== undefined || isSign) {
    const name = isChecking ? 'schemas' : 'shared';
    return { rank: name, name };
  }
  const page = names.map((name) => name.replaceAll(/\W+/g, '-')).join('-');
  if (isShared) return { rank: 'two', name: `shared-by-${page}` };
  return isAskedFor ? { rank: 'one', name: `parts-of-${page}` } : undefined;
}

/** All that these modules import, themselves included; `late` also what is fetched later. */
function reachedFrom(graph: ModuleGraph, ids: readonly string[], { late = false } = {}): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const { code, importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const imported of importedIds) {
      const offered = offersAll.test(imported) ? graph.getModuleInfo(imported)?.importedIds : undefined;
      const used = offered === undefined ? [imported] : namedIn(code ?? '', offered);
      used.forEach(add);
    }
    if (late) dynamicallyImportedIds.forEach(add);
  };
  ids.forEach(add);
  return found;
}

/** Files through which a library offers all it has; who imports one thing of it has no use for the others. */
const offersAll = /lucide-react\.mjs$|[\\/](react-query|query-core)[\\/]build[\\/]modern[\\/]index\.js$/;

/** Of what such a file offers, the modules called like something that this code imports: `ArrowRight` is in `arrow-right.mjs`. */
function namedIn(code: string, offered: readonly string[]): string[] {
  const named = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"](?:lucide-react|@tanstack\/[\w-]+)['"]/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' ', 1)[0]?.toLowerCase());
  return offered.filter((id) => named.includes(/([\w-]+)\.m?js$/.exec(id)?.[1]?.replaceAll('-', '').toLowerCase()));
}

/** Worked out once a build. */
let places: Places | undefined;

const groupOf = (rank: Rank, index: number) => ({
  name: (id: string, graph: ModuleGraph) => {
    places ??= placesOf(graph);
    const place = places.get(id);
    return place?.rank === rank ? place.name : null;
  },
  priority: ranks.length - index,
});

/**
 * Few large files instead of hundreds of small ones, which compress badly and are a request each. The libraries every page needs
 * keep their name, and so their place in the cache, when only our code changes. A group takes along what its modules import, so
 * what many need comes first.
 */
export const chunkGroups = [
  { name: 'vendor', tags: ['$initial' as const], test: libraries, priority: ranks.length + 2 },
  {
    name: 'site',
    tags: ['$initial' as const],
    test: (id: string) => !/index\.html|src[\\/]start[\\/]hydrate\.tsx|^\0/.test(id),
    priority: ranks.length + 1,
  },
  ...ranks.map(groupOf),
  // Each a few hundred bytes.
  { name: 'icons', test: icon, minShareCount: 2, priority: 0 },
];
