import type { NoticeRequest } from '#platform/notices/notify.ts';

/** The offline and update messages of B-176. An id is one notice on the screen. */
export const offlineTexts = {
  startedOffline: {
    id: 'connection',
    type: 'warning',
    title: 'Offline',
    message: 'You are currently offline. Some features may be limited.',
  },
  wentOffline: {
    id: 'connection',
    type: 'warning',
    title: 'Offline',
    message: 'You are now offline. Cached content will be available.',
  },
  backOnline: {
    id: 'connection',
    type: 'success',
    title: 'Back Online',
    message: 'Connection restored! Syncing data...',
  },
  offlineReady: {
    id: 'offline-ready',
    type: 'success',
    title: 'Offline Ready',
    message: 'App is ready to work offline!',
  },
  updateAvailable: {
    id: 'update',
    type: 'info',
    title: 'Update Available',
    message: 'A new version is available. Refresh to update.',
  },
} as const satisfies Record<string, NoticeRequest>;
