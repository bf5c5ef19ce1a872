import { createFileRoute } from '@tanstack/react-router';
import { subscribersQuery } from '#desk/newsletter/subscriber.queries.ts';
import { SubscriberListPage } from '#desk/newsletter/subscriber-list-page.tsx';
import { readSubscriberSearch } from '#desk/newsletter/subscriber-search.ts';

export const Route = createFileRoute('/_office/newsletter/')({
  validateSearch: readSubscriberSearch,
  loader: ({ context: { queryClient }, location }) => {
    void queryClient.prefetchQuery(subscribersQuery(readSubscriberSearch(location.search)));
  },
  component: SubscriberListPage,
});
