import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#features/contact/contact-page.tsx';
import { readContactSearch } from '#features/contact/contact-search.ts';
import { peopleQuery } from '#features/people/people.queries.ts';
import { pageHead } from '#platform/page-head.ts';
import { ensureLists } from '#platform/router-context.ts';
import { pages } from '#platform/words/pages-words.ts';

export const Route = createFileRoute('/contact')({
  validateSearch: readContactSearch,
  loader: ({ context: { queryClient }, cause }) => ensureLists({ queryClient, cause }, [peopleQuery()]),
  head: () =>
    pageHead('/contact', {
      title: 'Contact us',
      description: pages.contact,
    }),
  component: ContactPage,
});
