import { notify } from '#platform/notices/notify.ts';

/** How a missing network is worded for a visitor (B-63); apart from the others, since it is also why they cannot be loaded. */
export const networkNotice = {
  title: 'Connection Problem',
  message: 'Please check your internet connection and try again',
  action: 'Retry',
  severity: 'high',
} as const;

/** Notifies the visitor that something could not be fetched. */
export function notifyNoNetwork(): void {
  const { title, message } = networkNotice;
  notify({ type: 'error', title, message });
}
