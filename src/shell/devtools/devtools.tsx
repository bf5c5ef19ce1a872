import * as React from 'react';

const DevtoolsPanels = React.lazy(() =>
  import('#shell/devtools/devtools-panels.tsx').then((module) => ({ default: module.DevtoolsPanels })),
);

/** The router's and the query cache's tools: always in development, elsewhere at an address with `?devtools`. */
export function Devtools() {
  // Asked for once: following a link must not close them.
  const [isWanted] = React.useState(
    () => import.meta.env.DEV || (!import.meta.env.SSR && new URLSearchParams(location.search).has('devtools')),
  );
  if (!isWanted || import.meta.env.MODE === 'test') return null;
  return (
    <React.Suspense fallback={null}>
      <DevtoolsPanels />
    </React.Suspense>
  );
}
