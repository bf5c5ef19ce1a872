import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import * as React from 'react';
import { onFirstTouch } from '#platform/browser/first-touch.ts';
import { createStage, newPage, routeOf, shownPage } from '#shell/stage/stage.ts';
import { StagedPage } from '#shell/stage/staged-page.tsx';

/**
 * The page in the middle of the site and, once the visitor rests on a link, the page behind it, rendered ahead: a press then has
 * nothing left to do but show it (shell/stage/pages-ahead.ts). In place of the router's `Outlet`, which holds one page.
 */
export function PageStage() {
  const router = useRouter();
  const main = React.useRef<HTMLElement>(null);
  const [stage] = React.useState(createStage);
  const staged = React.useSyncExternalStore(stage.subscribe, stage.get, stage.get);
  const routeId = useRouterState({ select: ({ matches }) => routeOf(matches) });
  const own = React.useMemo(() => (routeId === undefined ? undefined : newPage(routeId)), [routeId]);
  const [first] = React.useState(own);

  React.useEffect(() => {
    let stop = () => {};
    let isOver = false;
    onFirstTouch(() => {
      import('#shell/stage/pages-ahead.ts').then(
        ({ keepPageAhead }) => {
          if (!isOver) stop = keepPageAhead(router, stage, main);
        },
        // Without it pages are rendered when they are asked for.
        () => {},
      );
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [router, stage]);

  const shown = shownPage(staged, own);
  const ahead = staged.ahead?.routeId === shown?.routeId ? undefined : staged.ahead;
  return (
    <main ref={main} id="main" tabIndex={-1} className="relative min-h-[calc(100svh-7rem)] flex-1 outline-none">
      {shown === undefined && <Outlet />}
      {[shown, ahead].map(
        (page) =>
          page && (
            <StagedPage
              key={page.key}
              routeId={page.routeId}
              isFirst={page === first}
              isShown={page === shown}
              main={main}
            />
          ),
      )}
    </main>
  );
}
