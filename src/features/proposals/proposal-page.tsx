import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { proposalToken } from '#contract/proposals.ts';
import { proposalQuery, sentToken } from '#features/proposals/proposal.queries.ts';
import { ProposalDocument } from '#features/proposals/proposal-document.tsx';
import { ProposalFailure, UnknownProposal } from '#features/proposals/proposal-failure.tsx';
import { AppError } from '#platform/api/app-error.ts';
import { fragmentOf } from '#platform/links/link-fragment.ts';

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
  useOwnAddress(view && token, view?.offer.tour);
  if (view !== undefined) return <ProposalDocument token={token} view={view} />;
  if (!isToken || isUnknown(error)) return <UnknownProposal>{children}</UnknownProposal>;
  if (error !== null) {
    return <ProposalFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div role="status" className="page-width min-h-svh py-16">
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
function useOwnAddress(token: string | undefined, tour: { kind: string; slug: string } | undefined): void {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const own = tour && `/${tour.kind}/${tour.slug}`;
  useEffect(() => {
    if (token === undefined || own === undefined) return;
    if (pathname === own && fragmentOf(hash, 'proposal') !== undefined) return;
    const there = { hash: `proposal=${token}`, replace: true, resetScroll: false, hashScrollIntoView: false };
    void navigate({ to: own, ...there });
  }, [token, own, pathname, hash, navigate]);
}
