import { createFileRoute } from '@tanstack/react-router';
import { socialCardOf } from '#contract/social-card.ts';
import { accommodationQuery } from '#features/accommodations/accommodation.queries.ts';
import { AccommodationDetailPage } from '#features/accommodations/accommodation-detail-page.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/accommodation/$accommodationSlug')({
  loader: async ({ context: { queryClient }, params }) => {
    const { name, destinationName, summary, coverImage } = await ensureRecord(
      queryClient,
      accommodationQuery(params.accommodationSlug),
    );
    return {
      title: `${name}, ${destinationName}`,
      description: summary,
      image: socialCardOf(`/accommodation/${params.accommodationSlug}`),
      cover: coverImage,
    };
  },
  head: ({ loaderData, params }) =>
    loaderData ? pageHead(`/accommodation/${params.accommodationSlug}`, loaderData) : {},
  component: AccommodationDetailPage,
});
