import * as z from 'zod/mini';
import { deskReadErrors } from '#contract/desk/desk-change.ts';
import { deskEnquiriesQuery, deskEnquiry, deskEnquiryList, deskEnquirySummary } from '#contract/desk/enquiries.ts';
import { enquiryReference } from '#contract/desk/enquiry-work.ts';
import { type Endpoint, endpoint } from '#contract/endpoint.ts';

const params = z.object({ reference: enquiryReference });

export const listDeskEnquiries = endpoint({
  name: 'listDeskEnquiries',
  summary: 'Enquiries with what the office has made of them, a page at a time',
  method: 'GET',
  path: '/enquiries',
  query: deskEnquiriesQuery,
  response: deskEnquiryList,
  errors: deskReadErrors,
  records: { key: 'enquiries', schema: deskEnquirySummary },
});

export const getDeskEnquiry = endpoint({
  name: 'getDeskEnquiry',
  summary: 'Everything about one enquiry, with its price as it is today',
  method: 'GET',
  path: '/enquiries/{reference}',
  params,
  response: deskEnquiry,
  errors: [...deskReadErrors, 'not_found'],
});

export const deskEnquiryEndpoints: readonly Endpoint[] = [listDeskEnquiries, getDeskEnquiry];
