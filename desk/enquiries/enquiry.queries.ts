import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/api/endpoint.ts';
import {
  countNeededEnquiries,
  getDeskEnquiry,
  listDeskEnquiries,
  listReplyTemplates,
} from '#contract/desk/enquiry-endpoints.ts';
import type { EnquirySearch } from '#desk/enquiries/enquiry-search.ts';
import { useRecordChange } from '#desk/platform/use-record-change.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const enquiriesQuery = (search: EnquirySearch) => endpointQuery(listDeskEnquiries, { query: search });

/** How many enquiries the office has to do something about, asked again while any page is looked at. */
export function useNeeded(): number {
  return useQuery({ ...endpointQuery(countNeededEnquiries, {}), refetchInterval: 30_000 }).data?.needed ?? 0;
}

export const enquiryQuery = (reference: string) => endpointQuery(getDeskEnquiry, { params: { reference } });

/** A change of one enquiry. `takesNothing`: whatever others did meanwhile. */
export const useEnquiryChange = <E extends Endpoint>(endpoint: E, reference: string, takesNothing = false) =>
  useRecordChange(endpoint, enquiryQuery(reference).queryKey, { versionOf: (enquiry) => enquiry, takesNothing });

export const templatesQuery = (reference: string) => endpointQuery(listReplyTemplates, { params: { reference } });
