import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProposalView } from '#contract/forms/proposals.ts';
import { hashOf, useAsksDetails } from '#features/proposals/details-part.ts';
import { LinkedTrip } from '#features/proposals/linked-trip.tsx';
import { proposalQuery } from '#features/proposals/proposal.queries.ts';
import { ProposalDocument } from '#features/proposals/proposal-document.tsx';
import type { TripView } from '#platform/kept-trips.ts';
import { lazyPart } from '#shell/lazy/lazy-part.tsx';

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
  const answer = useQuery(proposalQuery(token));
  const asksDetails = useAsksDetails();
  return (
    <LinkedTrip
      name="proposal"
      token={token}
      hash={hashOf(token, asksDetails)}
      answer={answer}
      isOfKind={isProposal}
      words={words}
      render={(view, keptAt) =>
        asksDetails && view.held?.number === view.number ? (
          <DetailsPage token={token} view={view} />
        ) : (
          <ProposalDocument token={token} view={view} keptAt={keptAt} />
        )
      }
    >
      {children}
    </LinkedTrip>
  );
}

const isProposal = (view: TripView): view is ProposalView => 'number' in view;

const words = {
  pending: 'Our mail has all of it as well.',
  failed: 'Nothing has happened to it: the mail that brought you here has all of it as text.',
  unknown:
    'The link may have been cut on its way: please open it from our mail once more, or write to us and we send it again.',
};
