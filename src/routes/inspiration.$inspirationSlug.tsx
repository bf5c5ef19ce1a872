import { createFileRoute } from '@tanstack/react-router';
import { socialCardOf } from '#contract/social-card.ts';
import { inspirationQuery } from '#features/inspirations/inspiration.queries.ts';
import { InspirationDetailPage } from '#features/inspirations/inspiration-detail-page.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/inspiration/$inspirationSlug')({
  loader: async ({ context: { queryClient }, params }) => {
    const { title, excerpt, updatedAt, coverImage } = await ensureRecord(
      queryClient,
      inspirationQuery(params.inspirationSlug),
    );
    return {
      title,
      description: excerpt,
      image: socialCardOf(`/inspiration/${params.inspirationSlug}`),
      cover: coverImage,
      article: { modified: updatedAt },
    };
  },
  head: ({ loaderData, params }) => (loaderData ? pageHead(`/inspiration/${params.inspirationSlug}`, loaderData) : {}),
  component: InspirationDetailPage,
});
