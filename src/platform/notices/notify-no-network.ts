import { networkNotice } from '#platform/api/network-notice.ts';
import { notify } from '#platform/notices/notify.ts';

/** Tells the visitor that something could not be fetched. */
export function notifyNoNetwork(): void {
  const { title, message } = networkNotice;
  notify({ type: 'error', title, message });
}
