import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import type { ActivitySummary } from '#contract/activities.ts';
import { activityQuery } from '#features/activities/activity.queries.ts';
import { ActivityGallery } from '#features/activities/activity-gallery.tsx';
import { activityModalId, type QuickViewHandlers } from '#features/activities/activity-modal.ts';
import { activityPictures } from '#features/activities/activity-pictures.ts';
import { ActivityQuickViewBody } from '#features/activities/activity-quick-view-body.tsx';
import { ActivityQuickViewSkeleton } from '#features/activities/activity-quick-view-skeleton.tsx';
import { track } from '#platform/analytics/track.ts';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { closeModal } from '#shell/modals/modal-stack.ts';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface ActivityQuickViewProps extends QuickViewHandlers {
  slug: string;
  /** What the card already knows; shown at once. */
  summary?: ActivitySummary | undefined;
}

const close = () => closeModal(activityModalId);

/** An activity at a glance (B-50). It asks for the whole record, so that "View Full Details" opens without a wait. */
export function ActivityQuickView({ slug, summary, onQuickBook }: ActivityQuickViewProps) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(activityQuery(slug));
  const activity = data ?? summary;

  useEffect(() => track({ name: 'ViewContent', kind: 'activities', id: slug }), [slug]);

  if (activity === undefined) {
    if (error === null) return <ActivityQuickViewSkeleton />;
    return (
      <div className="grid justify-items-end gap-2 p-4">
        <CloseButton />
        <ErrorPanel heading="h2" notice={noticeOf(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      </div>
    );
  }

  const showDetails = () => void navigate({ to: '/activity/$activitySlug', params: { activitySlug: slug } });
  const thenClose = (handle: (activity: ActivitySummary) => void) => () => {
    handle(activity);
    close();
  };

  return (
    <article className="grid lg:grid-cols-2">
      <div className="aspect-[16/10] sm:aspect-[13/5] sm:max-lg:has-[.photograph]:aspect-[2/1] lg:sticky lg:top-0 lg:aspect-auto lg:h-full lg:max-h-[calc(100dvh-3rem)]">
        <ActivityGallery pictures={activityPictures(activity)} modalId={activityModalId} />
      </div>
      <div className="absolute top-2 right-2 z-10">
        <CloseButton />
      </div>
      <div className="flex min-w-0 flex-col">
        <ActivityQuickViewBody activity={activity} />
        <div className="sticky bottom-0 mt-auto flex flex-wrap gap-2.5 border-line border-t bg-surface px-5 py-3.5 max-sm:*:flex-auto max-sm:*:whitespace-nowrap max-sm:*:px-3 max-sm:*:text-label sm:px-7 sm:py-4">
          {onQuickBook && (
            <Button size="small" onClick={thenClose(onQuickBook)}>
              Quick Book
            </Button>
          )}
          <Button size="small" variant="secondary" onClick={thenClose(showDetails)}>
            View Full Details
          </Button>
          <Button size="small" variant="quiet" onClick={close}>
            Close
          </Button>
        </div>
      </div>
    </article>
  );
}

function CloseButton() {
  return (
    <IconButton label="Close the quick view" onClick={close} className="bg-surface">
      <X aria-hidden="true" size={22} />
    </IconButton>
  );
}
