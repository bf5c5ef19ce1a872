import { MessageCircle, X } from 'lucide-react';
import { type PointerEvent, useEffect, useState } from 'react';
import { whatsAppHref } from '#platform/operator.ts';
import { type Greeting, useGreeting } from '#shell/chat/use-greeting.ts';
import { IconButton } from '#ui/button.tsx';

const name = 'Chat with us on WhatsApp';

/**
 * Bottom left, where the page has no words (B-21, B-273): in its outer edge, in the bar of a page that has one on a phone, and
 * elsewhere in a line of its own at the window's lower end, as its greeting is.
 */
export function ChatButton() {
  const greeting = useGreeting();
  const tooltip = useTooltip();

  return (
    <aside aria-label="Chat" className="lower-line chat-line">
      <div
        {...tooltip.area}
        className="above-cookie-banner chat-place relative flex items-center transition-opacity starting:opacity-0"
      >
        <a
          {...tooltip.owner}
          href={whatsAppHref()}
          target="_blank"
          rel="noopener"
          aria-label={name}
          className="flex items-center gap-3.5 font-semibold text-label"
        >
          <span className="raised-shadow relative flex size-11 min-[75rem]:size-10 items-center justify-center rounded-full border-2 border-paper bg-primary text-on-primary transition-colors hover:bg-primary-hover">
            <MessageCircle aria-hidden="true" className="size-5" />
            <span
              aria-hidden="true"
              className="figures absolute -top-1 -right-1 flex size-4.5 items-center justify-center rounded-full bg-accent font-bold text-[0.75rem] text-on-accent leading-none ring-2 ring-paper"
            >
              1
            </span>
          </span>
          {!greeting.isShown && <span className="chat-name">{name}</span>}
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
      {greeting.isShown && <ChatGreeting {...greeting} />}
    </aside>
  );
}

/** The hello beside the chat button. It waits while it is pointed at or has the focus. */
function ChatGreeting({ close, hold, release, remember }: Greeting) {
  useEffect(remember, [remember]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps it open while it is being read
    <div
      data-greeting=""
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="flex items-center transition-opacity starting:opacity-0"
    >
      <p>
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
