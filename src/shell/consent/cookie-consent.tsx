import { type ComponentType, useEffect, useState } from 'react';
import { notify } from '#platform/notices/notify.ts';
import { useStore } from '#platform/store.ts';
import { bannerVisibility } from '#shell/consent/cookie-banner-visibility.ts';
import { afterLoad, whenIdle } from '#ui/schedule.ts';

/** The cookie banner appears this long after the page has loaded (B-84). */
const appearsAfter = 1000;

const loadBanner = () => import('#shell/consent/cookie-banner.tsx');

/**
 * The place of the cookie banner: at the start of the page, so that only the skip link is a stop of the keyboard before it.
 * Its code comes when it is to appear.
 */
export function CookieConsent() {
  const isShown = useStore<boolean>(bannerVisibility, false);
  // A press after the banner's file was blocked asks for it again, and is answered.
  const isAsked = useStore<boolean>(
    { subscribe: bannerVisibility.subscribe, getSnapshot: bannerVisibility.isAsked },
    false,
  );
  const [Banner, setBanner] = useState<ComponentType>();

  useEffect(() => {
    const stopLoad = afterLoad(appearsAfter, bannerVisibility.becomeDue);
    const stopIdle = whenIdle(
      () =>
        void loadBanner().then(
          (banner) => banner.forgetLapsedChoice(),
          () => {},
        ),
    );
    return () => {
      stopLoad();
      stopIdle();
      bannerVisibility.reset();
    };
  }, []);

  useEffect(() => {
    if (!isShown || Banner !== undefined) return;
    loadBanner().then(
      ({ CookieBanner }) => setBanner(() => CookieBanner),
      () => {
        // Without a choice nothing is loaded; only who asked for the banner needs to know.
        if (isAsked) {
          notify({ type: 'error', title: 'Connection Problem', message: 'The cookie settings could not be loaded.' });
          bannerVisibility.putAway();
        }
      },
    );
  }, [isShown, isAsked, Banner]);

  return (
    <>
      {isShown && Banner !== undefined && <Banner />}
      <p role="status" className="sr-only print:hidden">
        {isShown && Banner !== undefined && 'A question about cookies stands at the start of the page.'}
      </p>
    </>
  );
}
