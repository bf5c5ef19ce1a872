import { Toast } from '@base-ui/react/toast';
import { noticeDuration } from '#platform/notices/notify.ts';
import { NoticeCard, type NoticeData } from '#shell/notices/notice-card.tsx';
import { useNoticeSync } from '#shell/notices/use-notice-sync.ts';

/**
 * The notices on screen: below the header, away from what visitors hold at the bottom. They never take the focus (F6 goes
 * to them), wait while they are pointed at or focused, and are announced: errors as alerts, the rest politely.
 */
export function NoticeStack() {
  return (
    <Toast.Provider timeout={noticeDuration}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label="Notices"
          className="fixed inset-x-3 top-31 sm:max-[60rem]:top-38 z-60 grid gap-2.5 outline-none sm:right-6 sm:left-auto sm:w-96 print:hidden"
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
