import { createFileRoute } from '@tanstack/react-router';
import { office } from '#contract/site/office.ts';
import { placesQuery, readPlaceSearch } from '#features/places/place.queries.ts';
import { PlaceListPage, picturesOfPlaces } from '#features/places/place-list-page.tsx';
import { listHead } from '#platform/page-head.ts';
import { ensureList } from '#platform/router-context.ts';

export const Route = createFileRoute('/places')({
  validateSearch: readPlaceSearch,
  loader: async ({ context: { queryClient }, location, cause }) => {
    const list = await ensureList({ queryClient, cause }, placesQuery(readPlaceSearch(location.search)));
    return { beginsWith: picturesOfPlaces(list?.places) };
  },
  head: ({ match }) =>
    listHead('/places', readPlaceSearch(match.search), {
      title: 'Places to stop on safari',
      description: `Single stops on the way in ${office().region}, with hours, fees and how long each takes.`,
    }),
  component: PlaceListPage,
});
