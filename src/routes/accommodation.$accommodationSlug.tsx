import { createFileRoute } from '@tanstack/react-router';
import { accommodationQuery } from '#features/accommodations/accommodation.queries.ts';
import { AccommodationDetailPage } from '#features/accommodations/accommodation-detail-page.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { recordHead, recordMeta } from '#platform/page-head.ts';

export const Route = createFileRoute('/accommodation/$accommodationSlug')({
  loader: async ({ context: { queryClient }, params: { accommodationSlug } }) => {
    const { name, destinationName, summary, coverImage } = await ensureRecord(
      queryClient,
      accommodationQuery(accommodationSlug),
    );
    return recordMeta(`/accommodation/${accommodationSlug}`, coverImage, {
      title: `${name}, ${destinationName}`,
      description: summary,
    });
  },
  head: recordHead,
  component: AccommodationDetailPage,
});
