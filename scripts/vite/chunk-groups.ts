import { readdirSync } from 'node:fs';

/** As much of the bundler's context as is needed here. */
interface ModuleGraph {
  getModuleInfo(id: string): { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

const libraries =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store|react-query|query-core))[\\/]/;

const home = 'index.tsx';
const routes = readdirSync('src/routes', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('__'))
  .sort();

/** By module, the routes whose pages begin with it. Worked out once a build. */
let pagesWith: Map<string, string[]> | undefined;

function pagesBeginningWith(id: string, graph: ModuleGraph): readonly string[] {
  pagesWith ??= beginnings(graph);
  return pagesWith.get(id) ?? [];
}

function beginnings(graph: ModuleGraph): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const route of routes) {
    const code = codeOf(route, graph);
    if (code.size === 0) throw new Error(`${route} brings no code of its own.`);
    for (const id of code) found.set(id, [...(found.get(id) ?? []), route]);
  }
  return found;
}

/** What a route's page is made of until it is hydrated: the route's own code, and all that imports. */
function codeOf(route: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const imported of importedIds) {
      const offered = offersAll.test(imported) ? graph.getModuleInfo(imported)?.importedIds : undefined;
      const used = offered === undefined ? [imported] : namedIn(code ?? '', offered);
      used.forEach(add);
    }
  };
  const file = `${process.cwd().replaceAll('\\', '/')}/src/routes/${route}`;
  graph.getModuleInfo(file)?.dynamicallyImportedIds.forEach(add);
  return found;
}

/** Files through which a library offers all it has; who imports one thing of it has no use for the others. */
const offersAll = /lucide-react\.mjs$|[\\/](react-query|query-core)[\\/]build[\\/]modern[\\/]index\.js$/;
const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/** Of what such a file offers, the modules called like something that this code imports: `ArrowRight` is in `arrow-right.mjs`. */
function namedIn(code: string, offered: readonly string[]): string[] {
  const named = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"](?:lucide-react|@tanstack\/[\w-]+)['"]/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' ', 1)[0]?.toLowerCase());
  return offered.filter((id) => named.includes(/([\w-]+)\.m?js$/.exec(id)?.[1]?.replaceAll('-', '').toLowerCase()));
}

/** From so many pages on it is shared by all of them. */
const most = 8;

/**
 * What so many pages begin with, a file for each set of pages, named by their places among the routes. A file takes along what its
 * modules import, which at least as many pages begin with: so what more of them begin with is divided first.
 */
const sharedBy = (count: number) => ({
  name: (id: string, graph: ModuleGraph) => {
    const pages = pagesBeginningWith(id, graph);
    return pages.length === count ? `of-${pages.map((page) => routes.indexOf(page).toString(36)).join('')}` : null;
  },
  minShareCount: 2,
  priority: 10 + count,
});

/**
 * Few large files instead of hundreds of small ones, which compress badly and are a request each. The libraries every page needs
 * keep their name, and so their place in the cache, when only our code changes. What comes later, as dialogs do, divides nothing
 * that pages begin with.
 */
export const chunkGroups = [
  { name: 'vendor', tags: ['$initial' as const], test: libraries, priority: 100 },
  {
    name: 'site',
    tags: ['$initial' as const],
    test: (id: string) => !/index\.html|src[\\/]main\.tsx|^\0/.test(id),
    priority: 99,
  },
  // What the first page of most visits begins with, and others show as well.
  {
    name: (id: string, graph: ModuleGraph) => (pagesBeginningWith(id, graph).includes(home) ? 'view' : null),
    minShareCount: 2,
    priority: 98,
  },
  {
    name: (id: string, graph: ModuleGraph) => (pagesBeginningWith(id, graph).length >= most ? 'shared' : null),
    minShareCount: 2,
    priority: 97,
  },
  ...Array.from({ length: most - 1 }, (_, index) => sharedBy(index + 1)),
  // Each a few hundred bytes.
  { name: 'icons', test: icon, minShareCount: 2, priority: 1 },
  { name: 'later', minShareCount: 6, priority: 0 },
];
