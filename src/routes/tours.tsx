import { createFileRoute } from '@tanstack/react-router';
import { office } from '#contract/site/office.ts';
import { readTourSearch, toursQuery } from '#features/tours/tour.queries.ts';
import { TourListPage } from '#features/tours/tour-list-page.tsx';
import { listHead } from '#platform/page-head.ts';
import { ensureLists } from '#platform/router-context.ts';
import { pages } from '#platform/words/pages-words.ts';

export const Route = createFileRoute('/tours')({
  validateSearch: readTourSearch,
  loader: ({ context: { queryClient }, location, cause }) =>
    ensureLists({ queryClient, cause }, [toursQuery(readTourSearch(location.search))]),
  head: ({ match }) =>
    listHead('/tours', readTourSearch(match.search), {
      title: `Safaris and tours in ${office().region}`,
      description: pages.tours,
    }),
  component: TourListPage,
});
