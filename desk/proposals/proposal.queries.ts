import { getDeskProposal, listDeskProposals } from '#contract/desk/proposal-endpoints.ts';
import type { ProposalSearch } from '#desk/proposals/proposal-search.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const proposalsQuery = (search: ProposalSearch) => endpointQuery(listDeskProposals, { query: search });

/** Those that answer one enquiry. */
export const proposalsOfQuery = (reference: string) => endpointQuery(listDeskProposals, { query: { reference } });

export const proposalQuery = (id: string) => endpointQuery(getDeskProposal, { params: { id } });
