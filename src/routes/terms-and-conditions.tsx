import { createFileRoute } from '@tanstack/react-router';
import { legalQuery } from '#features/legal/legal.queries.ts';
import { TermsPage } from '#features/legal/terms-page.tsx';
import { pageHead } from '#platform/page-head.ts';
import { warmRecord } from '#platform/warm.ts';

export const Route = createFileRoute('/terms-and-conditions')({
  loader: async ({ context: { queryClient } }) => {
    const { title, summary } = await warmRecord(queryClient, legalQuery('terms-and-conditions'));
    return { title, description: summary };
  },
  head: ({ loaderData }) => (loaderData ? pageHead('/terms-and-conditions', loaderData) : {}),
  component: TermsPage,
});
