import { createFileRoute } from '@tanstack/react-router';
import { inspirationQuery } from '#features/inspirations/inspiration.queries.ts';
import { InspirationDetailPage } from '#features/inspirations/inspiration-detail-page.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { recordHead, recordMeta } from '#platform/page-head.ts';

export const Route = createFileRoute('/inspiration/$inspirationSlug')({
  loader: async ({ context: { queryClient }, params: { inspirationSlug } }) => {
    const { title, excerpt, updatedAt, coverImage } = await ensureRecord(
      queryClient,
      inspirationQuery(inspirationSlug),
    );
    return recordMeta(`/inspiration/${inspirationSlug}`, coverImage, {
      title,
      description: excerpt,
      article: { modified: updatedAt },
    });
  },
  head: recordHead,
  component: InspirationDetailPage,
});
