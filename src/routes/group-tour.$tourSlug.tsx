import { createFileRoute } from '@tanstack/react-router';
import { socialCardOf } from '#contract/social-card.ts';
import { groupTourQuery } from '#features/group-tours/group-tour.queries.ts';
import { GroupTourDetailPage } from '#features/group-tours/group-tour-detail-page.tsx';
import { MissingTourPage } from '#features/proposals/missing-tour-page.tsx';
import { OrProposal } from '#features/proposals/or-proposal.tsx';
import { paper } from '#features/tours/printed.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/group-tour/$tourSlug')({
  loader: async ({ context: { queryClient }, params }) => {
    // Nobody waits for what only paper shows.
    void paper.load();
    const { name, duration, summary, coverImage } = await ensureRecord(queryClient, groupTourQuery(params.tourSlug));
    return {
      title: `${name}: ${duration}-day group tour`,
      description: summary,
      image: socialCardOf(`/group-tour/${params.tourSlug}`),
      cover: coverImage,
    };
  },
  head: ({ loaderData, params }) => (loaderData ? pageHead(`/group-tour/${params.tourSlug}`, loaderData) : {}),
  component: Page,
  notFoundComponent: MissingTourPage,
});

function Page() {
  return (
    <OrProposal>
      <GroupTourDetailPage />
    </OrProposal>
  );
}
