import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { proposalToken } from '#contract/forms/proposals.ts';
import { hashOf, useAsksDetails } from '#features/proposals/details-part.ts';
import { proposalQuery, sentToken } from '#features/proposals/proposal.queries.ts';
import { ProposalDocument } from '#features/proposals/proposal-document.tsx';
import { useKeptTrip } from '#features/proposals/use-kept-trip.ts';
import { AppError } from '#platform/api/app-error.ts';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { fragmentOf } from '#platform/links/link-fragment.ts';
import { lazyPart } from '#shell/lazy/lazy-part.tsx';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';

const { Content: DetailsPage } = lazyPart(
  async () => (await import('#features/proposals/details/details-page.tsx')).DetailsPage,
);

interface ProposalPageProps {
  /** What stands in the fragment. */
  token: string;
  /** The tour's own page. */
  children: ReactNode;
}

/** A tour's page as the trip that was proposed to one traveller, or what has become of the link to it. */
export function ProposalPage({ token, children }: ProposalPageProps) {
  const isToken = proposalToken.safeParse(sentToken(token)).success;
  const { data: view, error, isFetching, refetch } = useQuery({ ...proposalQuery(token), enabled: isToken });
  const isGone = !isToken || isUnknown(error);
  const kept = useKeptTrip(token, view, isGone);
  const shown = view ?? kept?.view ?? undefined;
  const asksDetails = useAsksDetails();
  useOwnAddress(shown && hashOf(token, asksDetails), shown?.offer.tour);
  if (asksDetails && shown?.held && shown.held.number === shown.number)
    return <DetailsPage token={token} view={shown} />;
  if (view !== undefined) return <ProposalDocument token={token} view={view} />;
  if (isGone) return <UnknownProposal>{children}</UnknownProposal>;
  if (kept?.view)
    return <ProposalDocument token={token} view={kept.view} keptAt={error === null ? undefined : kept.keptAt} />;
  if (error !== null) {
    return <ProposalFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div role="status" className="own-page page-width min-h-svh py-16">
      <h1 className="text-title-2">Your trip is on its way</h1>
      <p className="mt-2">Our mail has all of it as well.</p>
    </div>
  );
}

/** No such proposal, or no token of ours. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const { status = 0 } = error.details;
  return status === 404 || status === 400 || status === 422;
}

/** A part of the page one has gone to has taken the fragment: loaded again, the page is to be the trip again; of another tour, there. */
function useOwnAddress(fragment: string | undefined, tour: { kind: string; slug: string } | undefined): void {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const own = tour && `/${tour.kind}/${tour.slug}`;
  useEffect(() => {
    if (fragment === undefined || own === undefined) return;
    if (pathname === own && fragmentOf(hash, 'proposal') !== undefined) return;
    const there = { hash: fragment, replace: true, resetScroll: false, hashScrollIntoView: false };
    void navigate({ to: own, ...there });
  }, [fragment, own, pathname, hash, navigate]);
}

interface ProposalFailureProps {
  error: unknown;
  isRetrying: boolean;
  onRetry(): void;
}

/** It could not be had for now. What everybody pays is no answer to that. */
function ProposalFailure({ error, isRetrying, onRetry }: ProposalFailureProps) {
  return (
    <div className="page-width grid min-h-svh content-start gap-5 py-10 sm:py-16">
      <h1 className="text-title-2">Your trip could not be fetched</h1>
      <p className="max-w-2xl">Nothing has happened to it: the mail that brought you here has all of it as text.</p>
      <ErrorPanel heading="h2" notice={noticeOf(error)} onRetry={onRetry} isRetrying={isRetrying} />
      <ReachUs message="Hello, I cannot open the trip you have sent me." />
    </div>
  );
}

/** The link leads to none, above the tour's own page. */
function UnknownProposal({ children }: { children: ReactNode }) {
  return (
    <>
      <section aria-label="Your link" role="status" className="page-width py-6 print:hidden">
        <div className="rounded-panel bg-sand p-6 sm:p-8">
          <p className="font-display font-semibold text-title-3 leading-snug">
            We cannot find the trip this link leads to.
          </p>
          <p className="mt-2 max-w-2xl">
            The link may have been cut on its way: please open it from our mail once more, or write to us and we send it
            again. Below is the tour as we offer it to everyone.
          </p>
          <div className="mt-3">
            <ReachUs message="Hello, the link to my trip does not open. Could you send it again?" />
          </div>
        </div>
      </section>
      {children}
    </>
  );
}
