import { expect, test, vi } from 'vitest';
import { notifyOfUpdate } from '#offline/worker-updates.ts';
import { noticeList } from '#platform/notices/notify.ts';

const onPage = () => noticeList.getSnapshot().map(({ title, message }) => `${title} - ${message}`);
const words = 'A new version is available. Refresh to update.';

/** A browser whose visitor has answered the question for notifications like this. */
function browserWith(permission: NotificationPermission, showNotification = vi.fn(async () => {})) {
  vi.stubGlobal('Notification', { permission });
  return { showNotification, registration: { showNotification } as unknown as ServiceWorkerRegistration };
}

test('a new version is announced by the browser where that is allowed, else on the page (B-183)', async () => {
  const allowed = browserWith('granted');
  await notifyOfUpdate(allowed.registration, () => {});
  expect(allowed.showNotification).toHaveBeenCalledWith(
    'Update Available',
    expect.objectContaining({ body: words, tag: 'update' }),
  );
  expect(onPage()).toEqual([]);

  for (const permission of ['default', 'denied'] as const) {
    const { showNotification, registration } = browserWith(permission);
    await notifyOfUpdate(registration, () => {});
    expect(showNotification).not.toHaveBeenCalled();
    expect(onPage()).toEqual([`Update Available - ${words}`]);
  }
});

test('a notification the system refuses is a notice on the page, whose Refresh is the caller’s', async () => {
  const refused = browserWith(
    'granted',
    vi.fn(async () => {
      throw new TypeError('Notifications are switched off.');
    }),
  );
  const refresh = vi.fn();
  await notifyOfUpdate(refused.registration, refresh);
  const [notice] = noticeList.getSnapshot();
  expect(notice?.action?.label).toBe('Refresh');
  notice?.action?.run();
  expect(refresh).toHaveBeenCalledOnce();
});
