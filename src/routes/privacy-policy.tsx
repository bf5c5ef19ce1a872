import { createFileRoute } from '@tanstack/react-router';
import { legalQuery } from '#features/legal/legal.queries.ts';
import { PrivacyPolicyPage } from '#features/legal/legal-pages.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/privacy-policy')({
  loader: async ({ context: { queryClient } }) => {
    const { title, summary } = await ensureRecord(queryClient, legalQuery('privacy-policy'));
    return { title, description: summary };
  },
  head: ({ loaderData }) => (loaderData ? pageHead('/privacy-policy', loaderData) : {}),
  component: PrivacyPolicyPage,
});
