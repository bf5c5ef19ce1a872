import { createFileRoute } from '@tanstack/react-router';
import { groupToursQuery, readGroupTourSearch } from '#features/group-tours/group-tour.queries.ts';
import { GroupTourListPage, picturesOfGroupTours } from '#features/group-tours/group-tour-list-page.tsx';
import { listHead } from '#platform/page-head.ts';
import { ensureList } from '#platform/router-context.ts';
import { pages } from '#platform/words/pages-words.ts';

export const Route = createFileRoute('/group-tours')({
  validateSearch: readGroupTourSearch,
  loader: async ({ context: { queryClient }, location, cause }) => {
    const list = await ensureList({ queryClient, cause }, groupToursQuery(readGroupTourSearch(location.search)));
    return { beginsWith: picturesOfGroupTours(list?.groupTours) };
  },
  head: ({ match }) =>
    listHead('/group-tours', readGroupTourSearch(match.search), {
      title: 'Group tours with fixed dates',
      description: pages.groupTours,
    }),
  component: GroupTourListPage,
});
