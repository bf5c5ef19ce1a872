import { createFileRoute } from '@tanstack/react-router';
import { aboutWordsQuery } from '#features/about/about.queries.ts';
import { AboutPage } from '#features/about/about-page.tsx';
import { peopleQuery } from '#features/people/people.queries.ts';
import { pageHead } from '#platform/page-head.ts';
import { ensureLists } from '#platform/router-context.ts';
import { pages } from '#platform/words/pages-words.ts';

export const Route = createFileRoute('/about')({
  loader: ({ context: { queryClient }, cause }) =>
    ensureLists({ queryClient, cause }, [aboutWordsQuery(), peopleQuery()]),
  head: () =>
    pageHead('/about', {
      title: 'About us',
      description: pages.notices?.about ?? pages.about,
    }),
  component: AboutPage,
});
