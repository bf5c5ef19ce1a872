import { createFileRoute } from '@tanstack/react-router';
import { destinationQuery } from '#features/destinations/destination.queries.ts';
import { DestinationDetailPage } from '#features/destinations/destination-detail-page.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { recordHead, recordMeta } from '#platform/page-head.ts';

export const Route = createFileRoute('/destinations/$destinationName')({
  loader: async ({ context: { queryClient }, params: { destinationName } }) => {
    const { name, country, summary, coverImage } = await ensureRecord(queryClient, destinationQuery(destinationName));
    return recordMeta(`/destinations/${destinationName}`, coverImage, {
      title: `${name}, ${country}: when to go`,
      description: summary,
    });
  },
  head: recordHead,
  component: DestinationDetailPage,
});
