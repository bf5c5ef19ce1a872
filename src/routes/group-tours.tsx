import { createFileRoute } from '@tanstack/react-router';
import { groupToursQuery, readGroupTourSearch } from '#features/group-tours/group-tour.queries.ts';
import { GroupTourListPage } from '#features/group-tours/group-tour-list-page.tsx';
import { listHead } from '#platform/page-head.ts';
import { ensureLists } from '#platform/router-context.ts';
import { pages } from '#platform/words/pages-words.ts';

export const Route = createFileRoute('/group-tours')({
  validateSearch: readGroupTourSearch,
  loader: async ({ context: { queryClient }, location, cause }) => {
    await ensureLists({ queryClient, cause }, [groupToursQuery(readGroupTourSearch(location.search))]);
  },
  head: ({ match }) =>
    listHead('/group-tours', readGroupTourSearch(match.search), {
      title: 'Group tours with fixed dates',
      description: pages.groupTours,
    }),
  component: GroupTourListPage,
});
