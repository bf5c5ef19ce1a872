import { Outlet, useRouterState } from '@tanstack/react-router';
import { VisitEvents } from '#shell/analytics/visit-events.tsx';
import { Chat } from '#shell/chat/chat.tsx';
import { CookieConsent } from '#shell/consent/cookie-consent.tsx';
import { Devtools } from '#shell/devtools/devtools.tsx';
import { KeptEnquiriesHost } from '#shell/enquiries/kept-enquiries-host.tsx';
import { PagePart, withInstead, withoutWord } from '#shell/error-boundary/page-part.tsx';
import { Header } from '#shell/layout/header.tsx';
import { PageTags } from '#shell/layout/page-tags.tsx';
import { PlainChat, PlainFooter, PlainHeader } from '#shell/layout/plain-links.tsx';
import { TopBar } from '#shell/layout/top-bar.tsx';
import { LazyHydration } from '#shell/lazy/lazy-hydration.tsx';
import type { LazyPart } from '#shell/lazy/lazy-part.tsx';
import { ModalHost, useActiveModal } from '#shell/modals/modal-host.tsx';
import { RouteFocus } from '#shell/navigation/route-focus.tsx';
import { NoticeHost } from '#shell/notices/notice-host.tsx';
import { SavedCopyNotice } from '#shell/saved-copy/saved-copy-notice.tsx';

/** What surrounds every page (B-15). Below an open modal all of it is inert. */
export function SiteLayout({ footer }: { footer: LazyPart }) {
  const isCovered = useActiveModal() !== undefined;
  const isHomeShown = useRouterState({
    select: ({ matches }) => matches.some(({ routeId, status }) => routeId === '/' && status === 'success'),
  });
  return (
    <>
      <div inert={isCovered} className={`site-layout flex min-h-dvh flex-col ${isHomeShown ? 'begins-in-sky' : ''}`}>
        <PageTags />
        <a
          href="#main"
          className="sr-only z-50 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to the page
        </a>
        <PagePart name="cookie-banner">
          <CookieConsent />
        </PagePart>
        <PagePart name="top-bar">
          <TopBar />
        </PagePart>
        <PagePart name="header" fallback={withInstead(<PlainHeader />)}>
          <Header />
        </PagePart>
        {/*
          Another one for the home page, which begins behind the header: one that moved there would be a jump to browsers. Both reach
          the end of the screen at least, so that no footer is seen come and go while a page arrives.
        */}
        <main
          key={String(isHomeShown)}
          id="main"
          tabIndex={-1}
          className={`relative flex-1 outline-none ${isHomeShown ? 'min-h-svh' : 'min-h-[calc(100svh-7rem)]'}`}
        >
          <Outlet />
        </main>
        <PagePart
          name="footer"
          fallback={withInstead(<PlainFooter />)}
          onRetry={() => void footer.load().catch(() => {})}
        >
          <LazyHydration part={footer} className="mt-auto" />
        </PagePart>
        <PagePart name="chat" fallback={PlainChat}>
          <Chat />
        </PagePart>
        <PagePart name="saved-copy" fallback={withoutWord}>
          <SavedCopyNotice />
        </PagePart>
        <PagePart name="kept-enquiries">
          <KeptEnquiriesHost />
        </PagePart>
        <PagePart name="route-focus" fallback={withoutWord}>
          <RouteFocus />
        </PagePart>
        <PagePart name="visit-events" fallback={withoutWord}>
          <VisitEvents />
        </PagePart>
        <Devtools />
      </div>
      <ModalHost />
      <PagePart name="notices">
        <NoticeHost />
      </PagePart>
    </>
  );
}
