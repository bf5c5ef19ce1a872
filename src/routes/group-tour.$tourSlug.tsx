import { createFileRoute } from '@tanstack/react-router';
import { groupTourQuery } from '#features/group-tours/group-tour.queries.ts';
import { GroupTourDetailPage } from '#features/group-tours/group-tour-detail-page.tsx';
import { MissingTourPage, ProposalGate } from '#features/proposals/proposal-gate.tsx';
import { paper } from '#features/tours/printed.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { recordHead, recordMeta } from '#platform/page-head.ts';

export const Route = createFileRoute('/group-tour/$tourSlug')({
  loader: async ({ context: { queryClient }, params: { tourSlug } }) => {
    // Nobody waits for what only paper shows.
    void paper.load();
    const { name, duration, summary, coverImage } = await ensureRecord(queryClient, groupTourQuery(tourSlug));
    return recordMeta(`/group-tour/${tourSlug}`, coverImage, {
      title: `${name}: ${duration}-day group tour`,
      description: summary,
    });
  },
  head: recordHead,
  component: Page,
  notFoundComponent: MissingTourPage,
});

function Page() {
  return (
    <ProposalGate>
      <GroupTourDetailPage />
    </ProposalGate>
  );
}
