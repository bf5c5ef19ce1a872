import { X } from 'lucide-react';
import type { Greeting } from '#shell/chat/use-greeting.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** The hello above the chat button. It waits while it is pointed at or has the focus. */
export function ChatGreeting({ close, hold, release }: Pick<Greeting, 'close' | 'hold' | 'release'>) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps it open while it is being read
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="raised-shadow pointer-events-auto flex max-w-[calc(100vw-2rem)] items-center rounded-full border border-line bg-surface dark:border-transparent pr-0.5 pl-4 text-label transition-[opacity,translate] duration-200 starting:translate-y-3 starting:opacity-0"
    >
      <p className="flex-1">
        <span lang="sw" className="font-semibold">
          Jambo!
        </span>
        <span> Ask us anything.</span>
      </p>
      <IconButton label="Close the greeting" onClick={close}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </div>
  );
}
