import { createFileRoute } from '@tanstack/react-router';
import { placeQuery } from '#features/places/place.queries.ts';
import { PlaceDetailPage } from '#features/places/place-detail-page.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { recordHead, recordMeta } from '#platform/page-head.ts';

export const Route = createFileRoute('/place/$placeSlug')({
  loader: async ({ context: { queryClient }, params: { placeSlug } }) => {
    const { name, destinationName, summary, coverImage } = await ensureRecord(queryClient, placeQuery(placeSlug));
    return recordMeta(`/place/${placeSlug}`, coverImage, {
      title: name,
      where: destinationName,
      description: summary,
    });
  },
  head: recordHead,
  component: PlaceDetailPage,
});
