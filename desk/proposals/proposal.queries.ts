import { getDeskProposal, listDeskProposals } from '#contract/desk/proposal-endpoints.ts';
import type { ProposalSearch } from '#desk/proposals/proposal-search.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const proposalsQuery = (search: ProposalSearch) => endpointQuery(listDeskProposals, { query: search });

export const proposalQuery = (id: string) => endpointQuery(getDeskProposal, { params: { id } });
