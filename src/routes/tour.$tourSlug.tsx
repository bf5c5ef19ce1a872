import { createFileRoute } from '@tanstack/react-router';
import { socialCardOf } from '#contract/social-card.ts';
import { MissingTourPage } from '#features/proposals/missing-tour-page.tsx';
import { OrProposal } from '#features/proposals/or-proposal.tsx';
import { paper } from '#features/tours/printed.tsx';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { TourDetailPage } from '#features/tours/tour-detail-page.tsx';
import { readTourWish } from '#features/tours/tour-wish.ts';
import { ensureRecord } from '#platform/ensure-data.ts';
import { count } from '#platform/format/words.ts';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/tour/$tourSlug')({
  validateSearch: readTourWish,
  loader: async ({ context: { queryClient }, params }) => {
    // Nobody waits for what only paper shows.
    void paper.load();
    const { name, duration, summary, coverImage } = await ensureRecord(queryClient, tourQuery(params.tourSlug));
    return {
      title: `${name}: ${count(duration, 'day')}`,
      description: summary,
      image: socialCardOf(`/tour/${params.tourSlug}`),
      cover: coverImage,
    };
  },
  head: ({ loaderData, params }) => (loaderData ? pageHead(`/tour/${params.tourSlug}`, loaderData) : {}),
  component: Page,
  notFoundComponent: MissingTourPage,
});

function Page() {
  return (
    <OrProposal>
      <TourDetailPage />
    </OrProposal>
  );
}
