import { type NotFoundRouteProps, useLocation } from '@tanstack/react-router';
import * as React from 'react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { heldMark } from '#contract/site/page-marks.ts';
import { fragmentOf } from '#platform/links/link-fragment.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { NotFoundPage } from '#shell/error-pages/lazy-error-pages.tsx';
import { lazyPart } from '#shell/lazy/lazy-part.tsx';

/** The page of each name a link may have. */
const pages = {
  proposal: lazyPart(async () => (await import('#features/proposals/proposal-page.tsx')).ProposalPage).Content,
  shared: lazyPart(async () => (await import('#features/proposals/shared-trip-page.tsx')).SharedTripPage).Content,
};
const names = ['proposal', 'shared'] as const;

/**
 * A tour's page, or the proposal or the shared trip its address brings: then the page is the traveller's own trip. What everybody
 * sees and pays is not shown meanwhile: from before the first paint the page is held back (src/start/before-paint.ts), and this
 * takes over from there.
 */
export function ProposalGate({ children }: { children: ReactNode }) {
  const link = useShownLink();
  const [isHydrated, setHydrated] = useState(useIsHydrated());
  // Before the browser paints again.
  useLayoutEffect(() => setHydrated(true), []);
  useLayoutEffect(() => {
    if (isHydrated) document.documentElement.removeAttribute(heldMark);
  }, [isHydrated]);
  if (!isHydrated || !link?.token) return children;
  const TripPage = pages[link.name];
  return (
    <React.Suspense
      fallback={<p className="page-width min-h-svh py-6 font-display text-title-3">Your trip is on its way.</p>}
    >
      <TripPage key={link.token} token={link.token}>
        {children}
      </TripPage>
    </React.Suspense>
  );
}

/** Stays while one goes to a part of the page, which takes the fragment; the plain address is the tour's. */
function useShownLink() {
  const hash = useLocation({ select: (location) => location.hash });
  const [kept, setKept] = useState<ReturnType<typeof linkIn>>();
  const shown = linkIn(hash) ?? (hash ? kept : undefined);
  if (shown?.token !== kept?.token) setKept(shown);
  return shown;
}

function linkIn(hash: string) {
  const name = names.find((one) => fragmentOf(hash, one) !== undefined);
  return name && { name, token: fragmentOf(hash, name) ?? '' };
}

/** There is no such tour; what was proposed can be read also when the tour is offered no more. */
export function MissingTourPage(props: NotFoundRouteProps) {
  return (
    <ProposalGate>
      <NotFoundPage {...props} />
    </ProposalGate>
  );
}
