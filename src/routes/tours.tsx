import { createFileRoute } from '@tanstack/react-router';
import { office } from '#contract/site/office.ts';
import { readTourSearch, toursQuery } from '#features/tours/tour.queries.ts';
import { picturesOfTours, TourListPage } from '#features/tours/tour-list-page.tsx';
import { listHead } from '#platform/page-head.ts';
import { ensureList } from '#platform/router-context.ts';
import { pages } from '#platform/words/pages-words.ts';

export const Route = createFileRoute('/tours')({
  validateSearch: readTourSearch,
  loader: async ({ context: { queryClient }, location, cause }) => {
    const list = await ensureList({ queryClient, cause }, toursQuery(readTourSearch(location.search)));
    return { beginsWith: picturesOfTours(list?.tours) };
  },
  head: ({ match }) =>
    listHead('/tours', readTourSearch(match.search), {
      title: `Safaris and tours in ${office().region}`,
      description: pages.tours,
    }),
  component: TourListPage,
});
