import { notify } from '#platform/notices/notify.ts';
import { footerLine } from '#shell/layout/footer-line.ts';
import { offlineTexts } from '#shell/offline/offline-texts.ts';
import { UpdateLine } from '#shell/offline/update-line.tsx';

const { title, message } = offlineTexts.updateAvailable;

/**
 * Tells of a new version (B-183): by the browser's own notification if the visitor has allowed those before, else on the
 * page. Nobody is asked for permission. Both pass; the footer goes on offering it.
 */
export async function tellOfUpdate(registration: ServiceWorkerRegistration, refresh: () => void): Promise<void> {
  footerLine.set(<UpdateLine refresh={refresh} />);
  if ('Notification' in window && Notification.permission === 'granted') {
    try {
      await registration.showNotification(title, { body: message, tag: 'update', icon: '/icons/icon-192.png' });
      return;
    } catch {
      // Allowed, but switched off in the system: the page says it.
    }
  }
  notify({ ...offlineTexts.updateAvailable, action: { label: 'Refresh', run: refresh } });
}
