import { createFileRoute } from '@tanstack/react-router';
import { figuresQuery } from '#desk/figures/figures.queries.ts';
import { FiguresPage } from '#desk/figures/figures-page.tsx';
import { readFiguresSearch } from '#desk/figures/figures-search.ts';

export const Route = createFileRoute('/_office/figures')({
  validateSearch: readFiguresSearch,
  loader: ({ context: { queryClient }, location }) => {
    void queryClient.prefetchQuery(figuresQuery(readFiguresSearch(location.search)));
  },
  component: FiguresPage,
});
