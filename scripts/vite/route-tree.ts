/**
 * How the file routes become `src/routeTree.gen.ts`: the same for the build and for the tests, which both may write
 * it.
 */
export const routeTree = {
  target: 'react',
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/routeTree.gen.ts',
  quoteStyle: 'single',
  semicolons: true,
} as const;
