import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { RouteFocus } from '#shell/navigation/route-focus.tsx';
import { NoticeHost } from '#shell/notices/notice-host.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: () => (
    <>
      <Outlet />
      <RouteFocus />
      <NoticeHost />
    </>
  ),
});
