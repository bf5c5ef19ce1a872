import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#features/about/about-page.tsx';
import { pageHead } from '#platform/page-head.ts';
import { pages } from '#platform/words/pages-words.ts';

export const Route = createFileRoute('/about')({
  head: () =>
    pageHead('/about', {
      title: 'About us',
      description: pages.notices?.about ?? pages.about,
    }),
  component: AboutPage,
});
