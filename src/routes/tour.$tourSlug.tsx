import { createFileRoute } from '@tanstack/react-router';
import { count } from '#contract/words/count.ts';
import { MissingTourPage, ProposalGate } from '#features/proposals/proposal-gate.tsx';
import { paper } from '#features/tours/printed.tsx';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { TourDetailPage } from '#features/tours/tour-detail-page.tsx';
import { readTourPreferences } from '#features/tours/tour-preferences.ts';
import { ensureRecord } from '#platform/ensure-data.ts';
import { recordHead, recordMeta } from '#platform/page-head.ts';

export const Route = createFileRoute('/tour/$tourSlug')({
  validateSearch: readTourPreferences,
  loader: async ({ context: { queryClient }, params: { tourSlug } }) => {
    // Nobody waits for what only paper shows.
    void paper.load();
    const { name, duration, summary, coverImage } = await ensureRecord(queryClient, tourQuery(tourSlug));
    return recordMeta(`/tour/${tourSlug}`, coverImage, {
      title: `${name}: ${count(duration, 'day')}`,
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
      <TourDetailPage />
    </ProposalGate>
  );
}
