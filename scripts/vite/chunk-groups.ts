/** As much of the bundler's context as is needed here. */
interface ModuleGraph {
  getModuleInfo(id: string): { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

const libraries =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store|react-query|query-core))[\\/]/;

const homeRoute = 'src/routes/index.tsx';

/** What the home page is made of until it is hydrated: its route's code, and all that imports. Worked out once a build. */
let firstView: Set<string> | undefined;

function firstViewOf(graph: ModuleGraph): Set<string> {
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
  const route = `${process.cwd().replaceAll('\\', '/')}/${homeRoute}`;
  graph.getModuleInfo(route)?.dynamicallyImportedIds.forEach(add);
  if (found.size === 0) throw new Error(`${homeRoute} brings no code of its own.`);
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

const schemas = /node_modules[\\/]zod[\\/]/;

/** By module, whether it checks by a schema or imports what does. */
const checks = new Map<string, boolean>();

function checksBySchema(id: string, graph: ModuleGraph): boolean {
  const known = checks.get(id);
  if (known !== undefined) return known;
  // Until its own imports are known: two modules may import each other.
  checks.set(id, false);
  const found =
    schemas.test(id) || (graph.getModuleInfo(id)?.importedIds ?? []).some((used) => checksBySchema(used, graph));
  checks.set(id, found);
  return found;
}

/**
 * Few large files instead of hundreds of small ones, which compress badly and are a request each. The libraries every page needs
 * keep their name, and so their place in the cache, when only our code changes.
 */
export const chunkGroups = [
  { name: 'vendor', tags: ['$initial' as const], test: libraries, priority: 4 },
  {
    name: 'site',
    tags: ['$initial' as const],
    test: (id: string) => !/index\.html|src[\\/]start[\\/]hydrate\.tsx|^\0/.test(id),
    priority: 3,
  },
  // What the first page of most visits begins with, and others show as well.
  {
    name: (id: string, graph: ModuleGraph) => {
      firstView ??= firstViewOf(graph);
      return firstView.has(id) ? 'view' : null;
    },
    minShareCount: 2,
    priority: 2,
  },
  // Each a few hundred bytes.
  { name: 'icons', test: icon, minShareCount: 2, priority: 1 },
  // Apart from what every page shares: most pages check nothing before they are used.
  {
    name: (id: string, graph: ModuleGraph) => (checksBySchema(id, graph) ? 'schemas' : null),
    minShareCount: 8,
    priority: 1,
  },
  { name: 'shared', minShareCount: 8, priority: 0 },
];
