import { createFileRoute } from '@tanstack/react-router';
import { socialCardOf } from '#contract/social-card.ts';
import { placeQuery } from '#features/places/place.queries.ts';
import { PlaceDetailPage } from '#features/places/place-detail-page.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/place/$placeSlug')({
  loader: async ({ context: { queryClient }, params }) => {
    const { name, destinationName, summary, coverImage } = await ensureRecord(
      queryClient,
      placeQuery(params.placeSlug),
    );
    return {
      title: name,
      where: destinationName,
      description: summary,
      image: socialCardOf(`/place/${params.placeSlug}`),
      cover: coverImage,
    };
  },
  head: ({ loaderData, params }) => (loaderData ? pageHead(`/place/${params.placeSlug}`, loaderData) : {}),
  component: PlaceDetailPage,
});
