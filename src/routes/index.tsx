import { createFileRoute } from '@tanstack/react-router';
import { homeQueries } from '#features/home/home.queries.ts';
import { HomePage } from '#features/home/home-page.tsx';
import { defaultMeta, pageHead } from '#platform/page-head.ts';
import { warmLists } from '#platform/warm-list.ts';

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient }, cause }) => warmLists({ queryClient, cause }, Object.values(homeQueries)),
  head: () => pageHead('/', defaultMeta),
  component: HomePage,
});
