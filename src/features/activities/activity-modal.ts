import type { ActivitySummary } from '#contract/activities.ts';

/** The quick view's id (B-50). */
export const activityModalId = 'activity-modal';

/** What its buttons do, besides closing it. */
export interface QuickViewHandlers {
  /** Without it there is no Quick Book. */
  onQuickBook?: ((activity: ActivitySummary) => void) | undefined;
}
