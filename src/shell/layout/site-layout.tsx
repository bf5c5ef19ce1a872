import { Outlet, type RouterState, useRouterState } from '@tanstack/react-router';
import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import * as React from 'react';
import { SavedCopyNotice } from '#offline/saved-copy-notice.tsx';
import { isMissingPage } from '#platform/internals/tanstack-router.ts';
import { operator, whatsAppHref } from '#platform/operator.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { pages } from '#platform/words/pages-words.ts';
import { VisitEvents } from '#shell/analytics/visit-events.tsx';
import { Chat } from '#shell/chat/chat.tsx';
import { CookieConsent } from '#shell/consent/cookie-consent.tsx';
import { KeptEnquiriesHost } from '#shell/enquiries/kept-enquiries-host.tsx';
import { PagePart, withInstead, withoutWord } from '#shell/error-boundary/page-part.tsx';
import { Header } from '#shell/layout/header.tsx';
import { PlainChat, PlainFooter, PlainHeader } from '#shell/layout/plain-links.tsx';
import { LatePart } from '#shell/lazy/late-part.tsx';
import type { LazyPart } from '#shell/lazy/lazy-part.tsx';
import { ModalHost, useActiveModal } from '#shell/modals/modal-host.tsx';
import { RouteFocus } from '#shell/navigation/route-focus.tsx';
import { NoticeHost } from '#shell/notices/notice-host.tsx';

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
          <LatePart part={footer} className="mt-auto" />
        </PagePart>
        <div className="above-cookie-banner lower-lines">
          <PagePart name="kept-enquiries">
            <KeptEnquiriesHost />
          </PagePart>
          <PagePart name="saved-copy" fallback={withoutWord}>
            <SavedCopyNotice />
          </PagePart>
          <PagePart name="chat" fallback={PlainChat}>
            <Chat />
          </PagePart>
        </div>
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

/**
 * What the page says of itself in the document's head: the `head` of its route (platform/page-head.ts), or the root's until it
 * has one. Every head is whole, so none is made of several; the 404 page brings its own. The router's `HeadContent` also knows styles,
 * scripts and manifests, for a kilobyte more of the first load.
 */
function PageTags() {
  const meta = useRouterState({ select: (state) => lastWithHead(state)?.meta });
  const links = useRouterState({ select: (state) => lastWithHead(state)?.links });
  return (
    <>
      {meta?.map((tag) => {
        if (tag === undefined) return null;
        if ('title' in tag) return <title key="title">{tag.title}</title>;
        return <meta key={tag.name ?? tag.property} {...tag} />;
      })}
      {links?.map((link) => link && <link key={link.rel} {...link} />)}
    </>
  );
}

function lastWithHead(state: Pick<RouterState, 'matches'>) {
  return isMissingPage(state) ? undefined : state.matches.findLast(({ meta }) => meta);
}

/** Chosen here and not where it is rendered, so that a build has none of it. */
const DevtoolsPanels = import.meta.env.DEV
  ? React.lazy(() =>
      import('#shell/devtools/devtools-panels.tsx').then((module) => ({ default: module.DevtoolsPanels })),
    )
  : undefined;

/** The router's and the query cache's tools, in development: they write markup as text, which the built site's policy refuses. */
function Devtools() {
  const isHydrated = useIsHydrated();
  if (DevtoolsPanels === undefined || !isHydrated || import.meta.env.MODE === 'test') return null;
  return (
    <React.Suspense fallback={null}>
      <DevtoolsPanels />
    </React.Suspense>
  );
}

const item = 'inline-flex min-h-11 items-center gap-2 hover:underline underline-offset-4 md:min-h-9';
const fact = 'inline-flex items-center gap-2';

/**
 * How to reach the operator, above everything: on a phone the two quickest ways, from a tablet on the address of mails, the
 * hours and the place as well, in a second line where one is too narrow (B-18).
 */
function TopBar() {
  return (
    <div className="top-bar relative bg-footer text-label text-on-footer print:bg-transparent print:text-ink">
      {pages.notices && (
        <aside aria-label="About this site" className="border-current/25 border-b">
          <p className="px-1 py-1 text-center font-medium text-[0.75rem] leading-4 max-[22rem]:text-[0.6875rem]">
            {pages.notices.bar}
          </p>
        </aside>
      )}
      <section
        aria-label="Reach us"
        className="page-width flex flex-wrap items-center justify-between gap-x-2 sm:gap-x-6 print:hidden"
      >
        <a href={operator.phoneHref} className={item}>
          <Phone aria-hidden="true" size={15} />
          {operator.phone}
        </a>
        <a href={operator.emailHref} className={`${item} max-sm:hidden min-[60rem]:mr-auto`}>
          <Mail aria-hidden="true" size={15} />
          {operator.email}
        </a>
        <a href={whatsAppHref()} className={`${item} min-[60rem]:order-last`}>
          <MessageCircle aria-hidden="true" size={15} />
          WhatsApp Us
        </a>
        <div className="flex flex-wrap items-center gap-x-6 max-sm:hidden max-[60rem]:w-full max-[60rem]:justify-between max-[60rem]:pb-2">
          <span className={fact}>
            <Clock aria-hidden="true" size={15} />
            {operator.openingHours}
          </span>
          <span className={fact}>
            <MapPin aria-hidden="true" size={15} />
            {operator.location}
          </span>
        </div>
      </section>
    </div>
  );
}
