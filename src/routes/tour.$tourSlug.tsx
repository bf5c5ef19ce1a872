import { createFileRoute } from '@tanstack/react-router';
import { socialCardOf } from '#contract/social-card.ts';
import { CustomisableTourPage } from '#features/customization/tour-page.tsx';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { pageHead } from '#platform/page-head.ts';
import { warmRecord } from '#platform/warm.ts';

export const Route = createFileRoute('/tour/$tourSlug')({
  loader: async ({ context: { queryClient }, params }) => {
    const { name, summary } = await warmRecord(queryClient, tourQuery(params.tourSlug));
    return { title: name, description: summary, image: socialCardOf('tours', params.tourSlug) };
  },
  head: ({ loaderData, params }) => (loaderData ? pageHead(`/tour/${params.tourSlug}`, loaderData) : {}),
  component: CustomisableTourPage,
});
