import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '#platform/browser/when-idle.ts';
import { noticeList } from '#platform/notices/notify.ts';

/**
 * Mounted once around every page. The code that shows notices comes when the browser has nothing else to do, so that it
 * is there when the network is not; a notice before that calls it at once.
 */
export function NoticeHost() {
  const isNeeded = useSyncExternalStore(
    noticeList.subscribe,
    () => noticeList.current().length > 0,
    () => false,
  );
  const [Stack, setStack] = useState<ComponentType>();

  useEffect(() => {
    if (Stack !== undefined) return;
    const load = () => {
      import('#shell/notices/notice-stack.tsx').then(
        (module) => setStack(() => module.NoticeStack),
        // Without the network there is nothing to say it with; the next notice tries again.
        () => {},
      );
    };
    if (isNeeded) return load();
    return whenIdle(load);
  }, [isNeeded, Stack]);

  return Stack !== undefined && <Stack />;
}
