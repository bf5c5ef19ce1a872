import { type ComponentType, useEffect } from 'react';
import { type Notice, noticeList } from '#platform/notices/notify.ts';
import { createStore, useStore } from '#platform/store.ts';

const loadedStack = createStore<ComponentType | undefined>(undefined);

/**
 * Fetches the code that shows notices and puts their place on the page, ahead of the first one where nothing keeps it
 * within reach: without the network it could not come to say so.
 */
export function prepareNotices(): void {
  import('#shell/notices/notice-stack.tsx').then(
    ({ NoticeStack }) => loadedStack.set(NoticeStack),
    // Without the network there is nothing to say it with; the next notice tries again.
    () => {},
  );
}

const none: readonly Notice[] = [];

/** Mounted once around every page. The code that shows notices comes with the first one. */
export function NoticeHost() {
  const notices = useStore(noticeList, none);
  const Stack = useStore(loadedStack, undefined);

  useEffect(() => {
    if (notices.length > 0 && Stack === undefined) prepareNotices();
  }, [notices, Stack]);

  return Stack !== undefined && <Stack />;
}
