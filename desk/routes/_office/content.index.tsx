import { createFileRoute } from '@tanstack/react-router';
import { contentListQuery } from '#desk/content/content.queries.ts';
import { ContentListPage } from '#desk/content/list/content-list-page.tsx';
import { readContentSearch } from '#desk/content/list/content-search.ts';
import { copiesHere } from '#desk/content/record/unsaved-changes.ts';

export const Route = createFileRoute('/_office/content/')({
  validateSearch: readContentSearch,
  loader: ({ context: { queryClient }, location }) => {
    void queryClient.prefetchQuery(contentListQuery(readContentSearch(location.search), copiesHere()));
  },
  component: ContentListPage,
});
