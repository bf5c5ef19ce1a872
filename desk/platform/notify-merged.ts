import { notify } from '#platform/notices/notify.ts';

/** Both changes are in it; where they were of the same value somebody has to know which. */
export function notifyMerged(decided: readonly string[]): void {
  if (decided.length === 0) notify({ type: 'success', title: 'Both are in it now' });
  else {
    notify({
      type: 'warning',
      title: 'Both had changed this, and yours stands',
      message: decided.join('; '),
      duration: 0,
    });
  }
}
