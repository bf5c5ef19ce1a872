import { X } from 'lucide-react';
import { operator } from '#platform/operator.ts';
import type { Greeting } from '#shell/chat/use-greeting.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** The hello above the chat button. It waits while it is pointed at or has the focus. */
export function ChatGreeting({ close, hold, release }: Greeting) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps it open while it is being read
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="raised-shadow pointer-events-auto flex max-w-[min(19rem,calc(100vw-2rem))] items-start rounded-card rounded-bl-sm border border-line bg-surface dark:border-transparent py-2 pr-1 pl-4 text-[0.96875rem] leading-snug transition-[opacity,translate] duration-200 starting:translate-y-3 starting:opacity-0"
    >
      <p className="flex-1 py-1.5">
        <span className="block font-semibold">
          <span lang="sw">Jambo!</span> Hello from Nairobi.
        </span>
        <span className="mt-0.5 block text-muted">
          Ask us anything about your safari.{' '}
          <span className="whitespace-nowrap max-[20rem]:text-wrap">{operator.openingHours}</span>
        </span>
      </p>
      <IconButton label="Close the greeting" onClick={close}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </div>
  );
}
