import { createFileRoute } from '@tanstack/react-router';
import { proposalsQuery } from '#desk/proposals/proposal.queries.ts';
import { ProposalListPage } from '#desk/proposals/proposal-list-page.tsx';
import { readProposalSearch } from '#desk/proposals/proposal-search.ts';

export const Route = createFileRoute('/_office/proposals/')({
  validateSearch: readProposalSearch,
  loader: ({ context: { queryClient }, location }) => {
    void queryClient.prefetchQuery(proposalsQuery(readProposalSearch(location.search)));
  },
  component: ProposalListPage,
});
