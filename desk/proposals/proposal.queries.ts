import { listDeskBookings } from '#contract/desk/booking-endpoints.ts';
import { getDeskProposal, listDeskProposals } from '#contract/desk/proposal-endpoints.ts';
import type { BookingSearch, ProposalSearch } from '#desk/proposals/proposal-search.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const proposalsQuery = (search: ProposalSearch) => endpointQuery(listDeskProposals, { query: search });

export const proposalQuery = (id: string) => endpointQuery(getDeskProposal, { params: { id } });

export const bookingsQuery = (search: BookingSearch) => endpointQuery(listDeskBookings, { query: search });
