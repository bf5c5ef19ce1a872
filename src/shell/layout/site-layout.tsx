import { HeadContent, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { VisitEvents } from '#shell/analytics/visit-events.tsx';
import { Chat } from '#shell/chat/chat.tsx';
import { CookieConsent } from '#shell/consent/cookie-consent.tsx';
import { Devtools } from '#shell/devtools/devtools.tsx';
import { KeptEnquiriesHost } from '#shell/enquiries/kept-enquiries-host.tsx';
import { Footer } from '#shell/layout/footer.tsx';
import { Header } from '#shell/layout/header.tsx';
import { TopBar } from '#shell/layout/top-bar.tsx';
import { ModalHost, useActiveModal } from '#shell/modals/modal-host.tsx';
import { RouteFocus } from '#shell/navigation/route-focus.tsx';
import { NoticeHost } from '#shell/notices/notice-host.tsx';
import { SavedCopyNotice } from '#shell/saved-copy/saved-copy-notice.tsx';

/** What surrounds every page (spec §2). Below an open modal all of it is inert. */
export function SiteLayout({ newsletter }: { newsletter: ReactNode }) {
  const isCovered = useActiveModal() !== undefined;
  return (
    <>
      <div inert={isCovered} className="flex min-h-dvh flex-col">
        <HeadContent />
        <a
          href="#main"
          className="sr-only z-50 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to the page
        </a>
        <CookieConsent />
        <TopBar />
        <Header />
        <main id="main" tabIndex={-1} className="min-h-[calc(100svh-7rem)] flex-1 outline-none">
          <Outlet />
        </main>
        <Footer newsletter={newsletter} />
        <Chat />
        <SavedCopyNotice />
        <KeptEnquiriesHost />
        <RouteFocus />
        <VisitEvents />
        <Devtools />
      </div>
      <ModalHost />
      <NoticeHost />
    </>
  );
}
