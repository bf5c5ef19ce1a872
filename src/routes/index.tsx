import { createFileRoute } from '@tanstack/react-router';
import { homeQueries } from '#features/home/home.queries.ts';
import { HomePage, homeBelow } from '#features/home/home-page.tsx';
import { defaultMeta, pageHead } from '#platform/page-head.ts';
import { ensureLists } from '#platform/router-context.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, isHydrating }, cause }) => {
    const below = isHydrating() ? undefined : homeBelow.load();
    await Promise.all([ensureLists({ queryClient, cause }, Object.values(homeQueries)), below]);
  },
  head: () => pageHead('/', defaultMeta),
  component: HomePage,
});
