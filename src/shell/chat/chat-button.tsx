import { MessageCircle } from 'lucide-react';
import { useRef } from 'react';
import { whatsAppHref } from '#platform/operator.ts';
import { ChatGreeting } from '#shell/chat/chat-greeting.tsx';
import { GreetingPlace } from '#shell/chat/greeting-place.tsx';
import { useGreeting } from '#shell/chat/use-greeting.ts';
import { useKeepClear } from '#shell/chat/use-keep-clear.ts';
import { useTooltip } from '#shell/chat/use-tooltip.ts';

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
