import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { canRemember } from '#platform/browser/storage.ts';
import { chooseConsent, hasPrivacySignal } from '#platform/consent/choose-consent.ts';
import { consent } from '#platform/consent/consent.ts';
import { cookieQuestion, forgetLapsedChoice, readAnswer } from '#platform/consent/consent-answer.ts';
import { type ConsentChoices, essentialOnly, everything } from '#platform/consent/consent-record.ts';
import { notify } from '#platform/notices/notify.ts';
import { bannerVisibility } from '#shell/consent/cookie-banner-visibility.ts';
import { Button, IconButton } from '#ui/button.tsx';

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

/** The page's end, what floats at the bottom, and what scrolling keeps clear (site.css). */
const rules = (room: number) => `
  body, .above-cookie-banner { --cookie-banner: ${room}px }
  html { scroll-padding-bottom: calc(min(6rem, 10dvh) + var(--bottom-bar, 0px) + ${room}px) }
`;

/**
 * Keeps what stands at the bottom of the window from covering anything for good: its height is added to the page's end and
 * to what scrolling keeps clear (`--cookie-banner` in site.css), and the chat button moves up by it.
 */
function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const sheet = new CSSStyleSheet();
    const observer = new ResizeObserver(() => sheet.replaceSync(rules(current.offsetHeight)));
    observer.observe(current);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [element]);
}

/** What the banner's answers do (B-166): both are kept, and the page is loaded again only when something was newly allowed. */
function useCookieChoice(banner: RefObject<HTMLElement | null>) {
  function choose(choices: ConsentChoices): boolean {
    const hadFocus = banner.current?.contains(document.activeElement) === true;
    const isStored = chooseConsent(choices);
    const opener = bannerVisibility.putAway();
    if (hadFocus) (opener ?? document.getElementById('main'))?.focus({ preventScroll: true });
    // A choice that holds is seen: the banner is gone.
    if (!isStored) notifyNotStored();
    return isStored;
  }

  return {
    chooseEssential: () => void choose(essentialOnly),
    chooseAll() {
      const before = consent.choices();
      const isNew = before?.analytics !== true || before.marketing !== true;
      if (choose(everything) && isNew) reloadPage();
    },
  };
}

function notifyNotStored(): void {
  notify({
    id: 'cookie-choice',
    type: 'info',
    title: 'Nothing is counted',
    message: 'Your browser could not keep your choice. It holds until you leave this page.',
  });
}

/** Loads the page again because the visitor has asked for it. Typed text is kept by drafts, the place on the page by the router. */
function reloadPage(): void {
  location.reload();
}
