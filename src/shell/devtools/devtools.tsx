import * as React from 'react';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';

/** Chosen here and not where it is rendered, so that a build has none of it. */
const DevtoolsPanels = import.meta.env.DEV
  ? React.lazy(() =>
      import('#shell/devtools/devtools-panels.tsx').then((module) => ({ default: module.DevtoolsPanels })),
    )
  : undefined;

/** The router's and the query cache's tools, in development: they write markup as text, which the built site's policy refuses. */
export function Devtools() {
  const isHydrated = useIsHydrated();
  if (DevtoolsPanels === undefined || !isHydrated || import.meta.env.MODE === 'test') return null;
  return (
    <React.Suspense fallback={null}>
      <DevtoolsPanels />
    </React.Suspense>
  );
}
