import { createFileRoute } from '@tanstack/react-router';
import { socialCardOf } from '#contract/social-card.ts';
import { CustomisableTourPage } from '#features/customization/tour-page.tsx';
import { paper } from '#features/tours/printed.tsx';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { count } from '#platform/format/words.ts';
import { pageHead } from '#platform/page-head.ts';
import { warmRecord } from '#platform/warm.ts';

export const Route = createFileRoute('/tour/$tourSlug')({
  loader: async ({ context: { queryClient }, params }) => {
    // Nobody waits for what only paper shows.
    void paper.load();
    const { name, duration, summary } = await warmRecord(queryClient, tourQuery(params.tourSlug));
    return {
      title: `${name}: ${count(duration, 'day')}`,
      description: summary,
      image: socialCardOf(`/tour/${params.tourSlug}`),
    };
  },
  head: ({ loaderData, params }) => (loaderData ? pageHead(`/tour/${params.tourSlug}`, loaderData) : {}),
  component: CustomisableTourPage,
});
