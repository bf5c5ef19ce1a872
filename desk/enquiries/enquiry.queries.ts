import { getDeskEnquiry, listDeskEnquiries, listReplyTemplates } from '#contract/desk/enquiry-endpoints.ts';
import type { EnquirySearch } from '#desk/enquiries/enquiry-search.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const enquiriesQuery = (search: EnquirySearch) => endpointQuery(listDeskEnquiries, { query: search });

export const enquiryQuery = (reference: string) => endpointQuery(getDeskEnquiry, { params: { reference } });

export const templatesQuery = (reference: string) => endpointQuery(listReplyTemplates, { params: { reference } });
