import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#features/contact/contact-page.tsx';
import { readContactSearch } from '#features/contact/contact-search.ts';
import { pageHead } from '#platform/page-head.ts';
import { pages } from '#platform/words/pages-words.ts';

export const Route = createFileRoute('/contact')({
  validateSearch: readContactSearch,
  head: () =>
    pageHead('/contact', {
      title: 'Contact us',
      description: pages.contact,
    }),
  component: ContactPage,
});
