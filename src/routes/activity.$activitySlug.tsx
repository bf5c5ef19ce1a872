import { createFileRoute } from '@tanstack/react-router';
import { activityQuery } from '#features/activities/activity.queries.ts';
import { ActivityDetailPage } from '#features/activities/activity-detail-page.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { recordHead, recordMeta } from '#platform/page-head.ts';

export const Route = createFileRoute('/activity/$activitySlug')({
  loader: async ({ context: { queryClient }, params: { activitySlug } }) => {
    const { name, summary, coverImage } = await ensureRecord(queryClient, activityQuery(activitySlug));
    return recordMeta(`/activity/${activitySlug}`, coverImage, { title: name, description: summary });
  },
  head: recordHead,
  component: ActivityDetailPage,
});
