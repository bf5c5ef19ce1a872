import { createFileRoute } from '@tanstack/react-router';
import { socialCardOf } from '#contract/social-card.ts';
import { destinationQuery } from '#features/destinations/destination.queries.ts';
import { DestinationDetailPage } from '#features/destinations/destination-detail-page.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/destinations/$destinationName')({
  loader: async ({ context: { queryClient }, params }) => {
    const { name, country, summary, coverImage } = await ensureRecord(
      queryClient,
      destinationQuery(params.destinationName),
    );
    return {
      title: `${name}, ${country}: when to go`,
      description: summary,
      image: socialCardOf(`/destinations/${params.destinationName}`),
      cover: coverImage,
    };
  },
  head: ({ loaderData, params }) => (loaderData ? pageHead(`/destinations/${params.destinationName}`, loaderData) : {}),
  component: DestinationDetailPage,
});
