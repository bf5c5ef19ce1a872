/** As much of the bundler's context as is needed here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
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
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  const route = `${process.cwd().replaceAll('\\', '/')}/${homeRoute}`;
  graph.getModuleInfo(route)?.dynamicallyImportedIds.forEach(add);
  if (found.size === 0) throw new Error(`${homeRoute} brings no code of its own.`);
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
    test: (id: string) => !/index\.html|src[\\/]main\.tsx|^\0/.test(id),
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
  { name: 'shared', minShareCount: 8, priority: 1 },
];
