import { createFileRoute } from '@tanstack/react-router';
import { faqsQuery, readFaqSearch } from '#features/faq/faq.queries.ts';
import { FaqPage } from '#features/faq/faq-page.tsx';
import { pageHead } from '#platform/page-head.ts';
import { ensureLists } from '#platform/router-context.ts';

export const Route = createFileRoute('/faq')({
  validateSearch: readFaqSearch,
  loader: ({ context: { queryClient }, cause }) => ensureLists({ queryClient, cause }, [faqsQuery()]),
  head: () =>
    pageHead('/faq', {
      title: 'Safari questions and answers',
      description:
        'Planning, booking, prices, visas, health, children, packing and access: what travellers ask before a safari.',
    }),
  component: FaqPage,
});
