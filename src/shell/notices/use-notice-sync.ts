import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { dismissNotice, type Notice, noticeList } from '#platform/notices/notify.ts';
import type { NoticeData } from '#shell/notices/notice-card.tsx';

/** A notice slides in this long after it is given (B-87). */
const slideInDelay = 100;

/** Puts what `notify` was given on the screen and takes off what is dismissed; a notice that leaves by itself is dismissed. */
export function useNoticeSync(): void {
  const { add, close } = Toast.useToastManager<NoticeData>();
  useEffect(() => {
    const onScreen = new Map<string, Notice>();
    const coming = new Map<string, { notice: Notice; timer: ReturnType<typeof setTimeout> }>();

    function show(notice: Notice) {
      onScreen.set(notice.id, notice);
      const { id, type, title, message, duration, dismissible, action } = notice;
      add({
        id,
        type,
        title,
        description: message,
        timeout: duration,
        priority: type === 'error' ? 'high' : 'low',
        onClose: () => dismissNotice(id),
        data: { type, dismissible },
        actionProps: action && { children: action.label, onClick: () => act(notice) },
      });
    }

    function schedule(notice: Notice) {
      const timer = setTimeout(() => {
        coming.delete(notice.id);
        show(notice);
      }, slideInDelay);
      coming.set(notice.id, { notice, timer });
    }

    function callOff(id: string) {
      clearTimeout(coming.get(id)?.timer);
      coming.delete(id);
    }

    function sync() {
      const current = noticeList.getSnapshot();
      const isGone = (id: string) => !current.some((notice) => notice.id === id);
      for (const id of [...coming.keys()].filter(isGone)) callOff(id);
      for (const id of [...onScreen.keys()].filter(isGone)) {
        onScreen.delete(id);
        close(id);
      }
      for (const notice of current) {
        const isKnown = onScreen.get(notice.id) === notice || coming.get(notice.id)?.notice === notice;
        if (isKnown) continue;
        callOff(notice.id);
        // What is on screen changes where it stands.
        if (onScreen.has(notice.id)) show(notice);
        else schedule(notice);
      }
    }

    sync();
    const unsubscribe = noticeList.subscribe(sync);
    return () => {
      unsubscribe();
      for (const id of [...coming.keys()]) callOff(id);
    };
  }, [add, close]);
}

function act({ id, action }: Notice): void {
  dismissNotice(id);
  action?.run();
}
