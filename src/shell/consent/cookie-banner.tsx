import { Link } from '@tanstack/react-router';
import { PawPrint, X } from 'lucide-react';
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
 * Asks about cookies without standing in the way (B-165): the page goes on behind it, it takes no focus unless it was
 * asked for, and both answers are equally easy. In the middle, since what stands still on a wide page stands at its sides. On the
 * home page nothing does, and it is one low row below the choices of the first view.
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
      aria-labelledby="cookie-question"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="raised-shadow fixed inset-x-3 bottom-[calc(0.75rem+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-40 mx-auto grid max-w-[25.5rem] max-h-[calc(100dvh-6rem)] [@media(height<36rem)]:max-h-[max(42dvh,10rem)] items-center gap-x-5 gap-y-3 overflow-y-auto rounded-panel border border-line bg-surface dark:border-transparent p-4 outline-offset-4 transition-[opacity,translate] duration-300 ease-out starting:translate-y-4 starting:opacity-0 sm:p-5 in-sky:max-w-[70rem] in-sky:grid-cols-[16.5rem_1fr_auto_auto] lg:py-3 print:hidden"
    >
      <div className="flex pr-12 items-center gap-3.5">
        <span
          aria-hidden="true"
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sun/30 text-accent max-[22rem]:hidden"
        >
          <PawPrint size={19} strokeWidth={1.9} />
        </span>
        <p id="cookie-question" className="flex-1 font-display font-semibold text-[1.1875rem] leading-tight">
          May we follow your tracks?
        </p>
      </div>
      <div>
        <p className="text-[0.96875rem] text-muted leading-snug">
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
      <div className="grid grid-cols-2 gap-2.5 max-[20rem]:grid-cols-1">
        <Button variant="secondary" size="small" onClick={chooseEssential} className="px-3!">
          Essential Only
        </Button>
        <Button variant="secondary" size="small" onClick={chooseAll} className="px-3!">
          Accept All
        </Button>
      </div>
      <IconButton
        label="Close, with Essential Only"
        onClick={chooseEssential}
        className="absolute top-3 right-3 in-sky:static"
      >
        <X aria-hidden="true" size={18} />
      </IconButton>
    </section>
  );
}

/** What holds already, or stands in the way of a choice. */
function Standing() {
  const words = standingWords();
  return words !== undefined && <p className="mt-2 text-[0.96875rem] leading-snug">{words}</p>;
}

function standingWords(): string | undefined {
  if (hasPrivacySignal())
    return 'Your browser asks not to be followed (Global Privacy Control). We keep to that, whatever you press.';
  if (!canRemember())
    return 'Your browser keeps nothing for this site, so your choice cannot be remembered and nothing is counted.';
  const choices = consent.choices();
  if (choices === undefined) return readAnswer() && 'We ask again after a year, or when it is about others.';
  return choices.analytics || choices.marketing ? 'You have accepted all.' : 'You have chosen essential only.';
}
