import { createFileRoute } from '@tanstack/react-router';
import { proposalQuery } from '#desk/proposals/proposal.queries.ts';
import { ProposalPage } from '#desk/proposals/proposal-page.tsx';
import { readProposalPageSearch } from '#desk/proposals/proposal-search.ts';

export const Route = createFileRoute('/_office/proposals/$id')({
  validateSearch: readProposalPageSearch,
  loader: ({ context: { queryClient }, params }) => queryClient.ensureQueryData(proposalQuery(params.id)),
  component: ProposalPage,
});
