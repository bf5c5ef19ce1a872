import type { RefObject } from 'react';
import { reloadPage } from '#platform/browser/reload-page.ts';
import { chooseConsent } from '#platform/consent/choose-consent.ts';
import { consent } from '#platform/consent/consent.ts';
import { type ConsentChoices, essentialOnly, everything } from '#platform/consent/consent-record.ts';
import { notify } from '#platform/notices/notify.ts';
import { bannerVisibility } from '#shell/consent/cookie-banner-visibility.ts';

/** What the banner's answers do (B-166): both are kept, and the page is loaded again only when something was newly allowed. */
export function useCookieChoice(banner: RefObject<HTMLElement | null>) {
  function choose(choices: ConsentChoices): boolean {
    const hadFocus = banner.current?.contains(document.activeElement) === true;
    const isStored = chooseConsent(choices);
    const opener = bannerVisibility.putAway();
    if (hadFocus) (opener ?? document.getElementById('main'))?.focus({ preventScroll: true });
    // A choice that holds is seen: the banner is gone.
    if (!isStored) tellForgotten();
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

function tellForgotten(): void {
  notify({
    id: 'cookie-choice',
    type: 'info',
    title: 'Nothing is counted',
    message: 'Your browser could not keep your choice. It holds until you leave this page.',
  });
}
