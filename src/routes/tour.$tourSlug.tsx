import { createFileRoute } from '@tanstack/react-router';
import { socialCardOf } from '#contract/social-card.ts';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { TourDetailPage } from '#features/tours/tour-detail-page.tsx';
import { pageHead } from '#platform/page-head.ts';
import { warmRecord } from '#platform/warm.ts';

export const Route = createFileRoute('/tour/$tourSlug')({
  loader: async ({ context: { queryClient }, params }) => {
    const { name, summary } = await warmRecord(queryClient, tourQuery(params.tourSlug));
    return { title: name, description: summary, image: socialCardOf('tours', params.tourSlug) };
  },
  head: ({ loaderData, params }) => (loaderData ? pageHead(`/tour/${params.tourSlug}`, loaderData) : {}),
  component: TourDetailPage,
});
