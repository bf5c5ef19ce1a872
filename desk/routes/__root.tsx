import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import * as React from 'react';
import { NoticeHost } from '#shell/notices/notice-host.tsx';

/* Nobody moves to another page before the first is there. */
const RouteFocus = lazyRouteComponent(() => import('#shell/navigation/route-focus.tsx'), 'RouteFocus');

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: () => (
    <>
      <Outlet />
      <React.Suspense>
        <RouteFocus />
      </React.Suspense>
      <NoticeHost />
    </>
  ),
});
