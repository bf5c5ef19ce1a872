import { useQuery } from '@tanstack/react-query';
import {
  countNeededEnquiries,
  getDeskEnquiry,
  listDeskEnquiries,
  listReplyTemplates,
} from '#contract/desk/enquiry-endpoints.ts';
import type { EnquirySearch } from '#desk/enquiries/enquiry-search.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const enquiriesQuery = (search: EnquirySearch) => endpointQuery(listDeskEnquiries, { query: search });

/** How many enquiries the office has to do something about, asked again while any page is looked at. */
export function useNeeded(): number {
  return useQuery({ ...endpointQuery(countNeededEnquiries, {}), refetchInterval: 30_000 }).data?.needed ?? 0;
}

export const enquiryQuery = (reference: string) => endpointQuery(getDeskEnquiry, { params: { reference } });

export const templatesQuery = (reference: string) => endpointQuery(listReplyTemplates, { params: { reference } });
