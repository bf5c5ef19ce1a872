import { createFileRoute } from '@tanstack/react-router';
import { inspirationsQuery, readInspirationSearch } from '#features/inspirations/inspiration.queries.ts';
import { InspirationListPage } from '#features/inspirations/inspiration-list-page.tsx';
import { listHead } from '#platform/page-head.ts';
import { ensureLists } from '#platform/router-context.ts';

export const Route = createFileRoute('/inspirations')({
  validateSearch: readInspirationSearch,
  loader: ({ context: { queryClient }, location, cause }) =>
    ensureLists({ queryClient, cause }, [inspirationsQuery(readInspirationSearch(location.search))]),
  head: ({ match }) =>
    listHead('/inspirations', readInspirationSearch(match.search), {
      title: 'Safari ideas by kind of journey',
      description: 'Ideas by kind of journey: who it is for, when to go and what to know first.',
    }),
  component: InspirationListPage,
});
