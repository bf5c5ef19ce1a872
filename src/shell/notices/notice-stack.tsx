import { Toast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { noticeDuration } from '#platform/notices/notify.ts';
import { NoticeCard, type NoticeData } from '#shell/notices/notice-card.tsx';
import { useNoticeSync } from '#shell/notices/use-notice-sync.ts';

/**
 * The notices on screen: lines at the window's lower end, where they lie over nothing of the page (B-273). They never take the focus
 * (F6 goes to them), wait while they are pointed at or focused, and are announced: errors as alerts, the rest politely.
 */
export function NoticeStack() {
  const below = useHeight('.lower-lines');
  return (
    <Toast.Provider timeout={noticeDuration}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label="Notices"
          style={{ marginBottom: below }}
          className="above-cookie-banner lower-end fixed inset-x-0 z-60 outline-none print:hidden"
        >
          <Notices />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Notices() {
  const { toasts } = Toast.useToastManager<NoticeData>();
  useNoticeSync();
  return toasts.map((toast) => <NoticeCard key={toast.id} toast={toast} />);
}

/** How high the element is on the screen now, in pixels. */
function useHeight(selector: string): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return height;
}
