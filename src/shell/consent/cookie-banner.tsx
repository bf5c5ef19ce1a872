import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { canRemember } from '#platform/browser/storage.ts';
import { consent } from '#platform/consent/consent.ts';
import { forgetLapsedChoice, readAnswer } from '#platform/consent/consent-answer.ts';
import { hasPrivacySignal } from '#platform/consent/consent-permission.ts';
import { cookieQuestion } from '#platform/consent/consent-vendors.ts';
import { bannerVisibility } from '#shell/consent/cookie-banner-visibility.ts';
import { useCookieChoice } from '#shell/consent/use-cookie-choice.ts';
import { useRoomBelow } from '#shell/consent/use-room-below.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export { forgetLapsedChoice };

/**
 * Asks about cookies without standing in the way (B-165): a low bar at the window's lower edge, above what else stands there. The page
 * goes on behind it, it takes no focus unless it was asked for, and both answers are equally easy.
 */
export function CookieBanner() {
  const banner = useRef<HTMLElement>(null);
  const { chooseEssential, chooseAll } = useCookieChoice(banner);
  useRoomBelow(banner);

  useEffect(() => {
    if (bannerVisibility.isAsked()) banner.current?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') chooseEssential();
  }

  return (
    <section
      ref={banner}
      aria-label="Cookies on this site"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="cookie-bar fixed inset-x-0 bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-40 max-h-[calc(100dvh-6rem)] overflow-y-auto border-line border-t bg-surface px-(--gutter) py-2 transition-[opacity,translate] duration-300 ease-out starting:translate-y-4 starting:opacity-0 print:hidden"
    >
      <div className="cookie-words text-[0.8125rem] leading-snug sm:text-label">
        <p>
          {`${cookieQuestion()} `}
          <Link
            to="/privacy-policy"
            hash="cookies"
            preload={false}
            className="whitespace-nowrap font-medium text-accent underline underline-offset-4"
          >
            Privacy Policy
          </Link>
        </p>
        <Standing />
      </div>
      <Button variant="secondary" size="small" onClick={chooseEssential} className="px-3!">
        Essential Only
      </Button>
      <Button variant="secondary" size="small" onClick={chooseAll} className="px-3!">
        Accept All
      </Button>
      <IconButton label="Close, with Essential Only" onClick={chooseEssential} className="cookie-close">
        <X aria-hidden="true" size={18} />
      </IconButton>
    </section>
  );
}

/** What holds already, or stands in the way of a choice. */
function Standing() {
  if (hasPrivacySignal()) {
    return <p>Your browser asks not to be followed (Global Privacy Control). We keep to that, whatever you press.</p>;
  }
  if (!canRemember())
    return <p>Your browser keeps nothing for this site, so your choice cannot be remembered and nothing is counted.</p>;
  const choices = consent.choices();
  if (choices === undefined) return readAnswer() && <p>We ask again after a year, or when it is about others.</p>;
  return <p>{choices.analytics || choices.marketing ? 'You have accepted all.' : 'You have chosen essential only.'}</p>;
}
