import { createFileRoute } from '@tanstack/react-router';
import { socialCardOf } from '#contract/social-card.ts';
import { activityQuery } from '#features/activities/activity.queries.ts';
import { ActivityDetailPage } from '#features/activities/activity-detail-page.tsx';
import { ensureRecord } from '#platform/ensure-data.ts';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/activity/$activitySlug')({
  loader: async ({ context: { queryClient }, params }) => {
    const { name, summary, coverImage } = await ensureRecord(queryClient, activityQuery(params.activitySlug));
    return {
      title: name,
      description: summary,
      image: socialCardOf(`/activity/${params.activitySlug}`),
      cover: coverImage,
    };
  },
  head: ({ loaderData, params }) => (loaderData ? pageHead(`/activity/${params.activitySlug}`, loaderData) : {}),
  component: ActivityDetailPage,
});
