import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { fragmentOf } from '#platform/links/link-fragment.ts';
import { useFetched } from '#shell/lazy/use-fetched.ts';
import { Button } from '#ui/button.tsx';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';

const loadPage = () => import('#features/proposals/proposal-page.tsx').then(({ ProposalPage }) => ProposalPage);

/**
 * A tour's page, or the proposal its address brings: then the page is the traveller's own trip. What everybody sees and pays is not
 * shown meanwhile: from before the first paint the page is held back (src/before-paint.js), and this takes over from there.
 */
export function OrProposal({ children }: { children: ReactNode }) {
  const token = useShownToken();
  const [isHydrated, setHydrated] = useState(useIsHydrated());
  // Before the browser paints again.
  useLayoutEffect(() => setHydrated(true), []);
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.held;
  }, [isHydrated]);
  return isHydrated && token ? <Proposal token={token}>{children}</Proposal> : children;
}

/** Stays while one goes to a part of the page, which takes the fragment; the plain address is the tour's. */
function useShownToken(): string | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const [kept, setKept] = useState<string>();
  const shown = fragmentOf(hash, 'proposal') ?? (hash && kept);
  if (shown !== kept) setKept(shown);
  return shown;
}

function Proposal({ token, children }: { token: string; children: ReactNode }) {
  const { part: Page, hasFailed, fetchPart } = useFetched(loadPage);
  useEffect(fetchPart, [fetchPart]);
  if (Page) {
    return (
      <Page key={token} token={token}>
        {children}
      </Page>
    );
  }
  return (
    <div role="status" className="page-width min-h-svh py-16">
      <h1 className="text-title-2">Your trip is on its way</h1>
      <p className="mt-2">Our mail has all of it as well.</p>
      {hasFailed && (
        <Button className="mt-4" onClick={fetchPart}>
          Retry
        </Button>
      )}
    </div>
  );
}
