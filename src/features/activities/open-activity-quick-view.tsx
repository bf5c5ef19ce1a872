import type { QueryClient } from '@tanstack/react-query';
import type { ActivitySummary } from '#contract/records/activities.ts';
import { activityQuery } from '#features/activities/activity.queries.ts';
import type { QuickViewHandlers } from '#features/activities/activity-quick-view.tsx';
import { ensureData } from '#platform/ensure-data.ts';
import { prepareModals } from '#shell/modals/modal-host.tsx';
import { activityModalId } from '#shell/modals/modal-ids.ts';
import { openModal } from '#shell/modals/modal-stack.ts';

interface QuickViewRequest extends QuickViewHandlers {
  slug: string;
  name: string;
  /** What is known of it already; without it the quick view waits for the answer. */
  summary?: ActivitySummary;
  opener?: Element | null;
}

const loadQuickView = () => import('#features/activities/activity-quick-view.tsx');

/** Opens the quick view of an activity, from any card. Nothing of it is on the page before. */
export function openActivityQuickView({ slug, name, summary, opener, ...handlers }: QuickViewRequest): void {
  openModal({
    id: activityModalId,
    label: name,
    shape: 'glance',
    ...(opener && { opener }),
    load: async () => {
      const { ActivityQuickView } = await loadQuickView();
      return <ActivityQuickView slug={slug} summary={summary} {...handlers} />;
    },
  });
}

/** Fetches what the quick view needs ahead of the press. A failure shows when it is pressed. */
export function prepareActivityQuickView(queryClient: QueryClient, slug: string): void {
  prepareModals();
  loadQuickView().catch(() => {});
  ensureData(queryClient, activityQuery(slug)).catch(() => {});
}
