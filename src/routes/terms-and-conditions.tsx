import { createFileRoute } from '@tanstack/react-router';
import { legalQuery } from '#features/legal/legal.queries.ts';
import { TermsPage } from '#features/legal/legal-pages.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/terms-and-conditions')({
  loader: async ({ context: { queryClient } }) => {
    const { title, summary } = await ensureRecord(queryClient, legalQuery('terms-and-conditions'));
    return { title, description: summary };
  },
  head: ({ loaderData }) => (loaderData ? pageHead('/terms-and-conditions', loaderData) : {}),
  component: TermsPage,
});
