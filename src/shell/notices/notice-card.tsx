import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { Notice } from '#platform/notices/notify.ts';
import { buttonClass, iconButtonClass } from '#ui/button.tsx';

export interface NoticeData extends Pick<Notice, 'type'> {
  dismissible: boolean;
}

const appearances = {
  success: { Icon: CircleCheck, tone: 'text-success' },
  error: { Icon: CircleAlert, tone: 'text-danger' },
  warning: { Icon: TriangleAlert, tone: 'text-warning' },
  info: { Icon: Info, tone: 'text-lagoon' },
};

export function NoticeCard({ toast }: { toast: Toast.Root.ToastObject<NoticeData> }) {
  const { Icon, tone } = appearances[toast.data?.type ?? 'info'];
  const isDismissible = toast.data?.dismissible !== false;
  return (
    <Toast.Root
      toast={toast}
      // The library hides an error behind its alert; a focusable thing must not be hidden, so it is only kept from being
      // announced a second time.
      aria-hidden={undefined}
      aria-live={toast.priority === 'high' ? 'off' : undefined}
      swipeDirection={isDismissible ? ['right', 'down'] : []}
      onKeyDown={(event) => isDismissible || event.preventBaseUIHandler()}
      className="lower-line text-ink transition-[opacity,transform] duration-300 ease-out starting:translate-y-4 starting:opacity-0 data-ending-style:translate-y-4 data-ending-style:opacity-0 data-limited:hidden"
    >
      <Toast.Content className="flex items-center gap-3 py-1.5">
        <Icon aria-hidden="true" size={21} strokeWidth={1.9} className={`shrink-0 ${tone}`} />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 leading-snug">
          <Toast.Title render={<p />} className="font-semibold" />
          <Toast.Description className="text-muted" />
          <Toast.Action className={buttonClass({ variant: 'quiet', size: 'small' }, 'sm:ml-auto')} />
        </div>
        {isDismissible && (
          <Toast.Close aria-hidden={undefined} aria-label="Dismiss" title="Dismiss" className={iconButtonClass}>
            <X aria-hidden="true" size={18} />
          </Toast.Close>
        )}
      </Toast.Content>
    </Toast.Root>
  );
}
