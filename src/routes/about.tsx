import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#features/about/about-page.tsx';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/about')({
  head: () =>
    pageHead('/about', {
      title: 'About us',
      description:
        'A demonstration operator in Nairobi: vehicles, guides, safety, responsible travel, licences, office hours and accessibility.',
    }),
  component: AboutPage,
});
