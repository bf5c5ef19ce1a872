import { MessageCircle, X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whatsAppHref } from '#platform/operator.ts';
import { boxesOf, meet, onMoves } from '#shell/chat/boxes.ts';
import { type Greeting, useGreeting } from '#shell/chat/use-greeting.ts';
import { useKeepClear } from '#shell/chat/use-keep-clear.ts';
import { IconButton } from '#ui/button.tsx';

const name = 'Chat with us on WhatsApp';

/** Bottom left, in the bar that stands there or above it; it steps aside for what is read, pressed or has the focus (B-21, B-273). */
export function ChatButton() {
  const place = useRef<HTMLElement>(null);
  const greeting = useGreeting();
  const tooltip = useTooltip();
  const isAside = useKeepClear(place, greeting.isOver);

  return (
    <aside
      ref={place}
      aria-label="Chat"
      className="above-cookie-banner chat-place pointer-events-none fixed z-30 print:hidden"
    >
      <div
        className={`relative transition-opacity ${isAside ? 'opacity-0 **:pointer-events-none!' : 'starting:opacity-0'}`}
      >
        {greeting.isShown && (
          <GreetingPlace onSeen={greeting.remember}>
            <ChatGreeting {...greeting} />
          </GreetingPlace>
        )}
        <div {...tooltip.area} className="pointer-events-auto relative flex items-center">
          <a
            {...tooltip.owner}
            href={whatsAppHref()}
            target="_blank"
            rel="noopener"
            aria-label={name}
            className="raised-shadow relative flex size-14 min-[75rem]:size-10 items-center justify-center rounded-full border-2 border-paper bg-primary text-on-primary transition-colors hover:bg-primary-hover"
          >
            <MessageCircle aria-hidden="true" className="size-6.5 min-[75rem]:size-5" />
            <span
              aria-hidden="true"
              className="figures absolute -top-1.5 -right-1.5 flex size-5.5 min-[75rem]:-right-0.5 min-[75rem]:size-4.5 items-center justify-center rounded-full bg-accent font-bold text-[0.75rem] text-on-accent leading-none ring-2 ring-paper"
            >
              1
            </span>
          </a>
          {tooltip.isShown && (
            // Touching the button, so that the pointer can move onto it.
            <span role="tooltip" className="absolute left-full whitespace-nowrap pl-2.5">
              <span className="block rounded-full bg-ink px-3.5 py-2 font-semibold text-label text-paper leading-none">
                {name}
              </span>
            </span>
          )}
        </div>
      </div>
    </aside>
  );
}

/** The hello above the chat button. It waits while it is pointed at or has the focus. */
function ChatGreeting({ close, hold, release }: Pick<Greeting, 'close' | 'hold' | 'release'>) {
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

/** A tooltip on hover and on focus that the pointer can rest on and Escape takes away (WCAG 1.4.13). */
function useTooltip() {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isShown) return;
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isShown]);

  return {
    isShown,
    /** Around what is named and its tooltip. A finger has no hover. */
    area: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setShown(true),
      onPointerLeave: () => setShown(false),
    },
    owner: {
      onFocus: ({ currentTarget }: { currentTarget: Element }) =>
        currentTarget.matches(':focus-visible') && setShown(true),
      onBlur: () => setShown(false),
    },
  };
}

/** What the greeting may not lie over: the page's title, tabs, forms, prices, the question about cookies. */
const kept = 'h1, .record-words :is(.figures, a), .section-tabs, form, main article aside, .phone-bar, .cookie-bar';

/** Between the greeting and what it was lifted above, in pixels. */
const gap = 12;

/** The top bar and the header end here at the latest, in pixels. */
const header = 120;

/**
 * Above the button instead of pushing it: nothing on the page moves when the greeting comes. Where it would lie over a title, a form,
 * a price or a banner it stands above that, also while the page is scrolled; where there is no room either, it is not seen.
 */
function GreetingPlace({ onSeen, children }: { onSeen: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isClear, setClear] = useState(false);

  useLayoutEffect(() => {
    const settle = () => {
      const { current } = place;
      if (current === null) return;
      current.style.translate = '';
      const lift = liftOver(current.getBoundingClientRect());
      current.style.translate = `0 ${-(lift ?? 0)}px`;
      setClear(lift !== undefined);
    };
    settle();
    return onMoves(settle);
  }, []);

  useEffect(() => {
    if (isClear) onSeen();
  }, [isClear, onSeen]);

  return (
    <div
      ref={place}
      data-greeting=""
      className={`absolute bottom-full left-0 mb-3 w-max ${isClear ? '' : 'invisible'}`}
    >
      {children}
    </div>
  );
}

/** How far up the box must move to lie over nothing, in pixels; undefined where the window has no such room. */
function liftOver({ top, bottom, left, right }: DOMRect): number | undefined {
  const boxes = boxesOf(kept);
  let lift = 0;
  // Above one of them it may meet the next.
  boxes.forEach(() => {
    for (const box of boxes) {
      if (meet(box, { left, right, top: top - lift, bottom: bottom - lift })) lift = bottom - box.top + gap;
    }
  });
  return lift === 0 || top - lift > header ? lift : undefined;
}
