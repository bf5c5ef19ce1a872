import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { type Notice, noticeList } from '#platform/notices/notify.ts';

let Loaded: ComponentType | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Fetches the code that shows notices and puts their place on the page, ahead of the first one where nothing keeps it
 * within reach: without the network it could not come to say so.
 */
export function prepareNotices(): void {
  import('#shell/notices/notice-stack.tsx').then(
    (module) => {
      Loaded = module.NoticeStack;
      for (const listener of listeners) listener();
    },
    // Without the network there is nothing to say it with; the next notice tries again.
    () => {},
  );
}

const none: readonly Notice[] = [];

/** Mounted once around every page. The code that shows notices comes with the first one. */
export function NoticeHost() {
  const notices = useSyncExternalStore(noticeList.subscribe, noticeList.current, () => none);
  const Stack = useSyncExternalStore(
    subscribe,
    () => Loaded,
    () => undefined,
  );

  useEffect(() => {
    if (notices.length > 0 && Stack === undefined) prepareNotices();
  }, [notices, Stack]);

  return Stack !== undefined && <Stack />;
}
