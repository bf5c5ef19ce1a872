import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { deskReadErrors, deskVersionErrors, deskWriteErrors } from '#contract/desk/desk-change.ts';
import { enquiryReference } from '#contract/desk/enquiry-work.ts';
import {
  deskProposal,
  deskProposalList,
  deskProposalsQuery,
  proposalDraft,
  proposalId,
} from '#contract/desk/proposals.ts';
import { usd } from '#contract/values.ts';

const params = z.object({ id: proposalId });
const changeErrors = [...deskWriteErrors, ...deskVersionErrors, 'not_found'] as const;

export const listDeskProposals = endpoint({
  name: 'listDeskProposals',
  summary: 'Proposals, narrowed and paged, those touched last first',
  path: '/proposals',
  query: deskProposalsQuery,
  response: deskProposalList,
  errors: deskReadErrors,
});

export const getDeskProposal = endpoint({
  name: 'getDeskProposal',
  summary: 'One proposal: its draft as it would be sent, its versions and what became of them',
  path: '/proposals/{id}',
  params,
  response: deskProposal,
  errors: [...deskReadErrors, 'not_found'],
});

export const beginDeskProposal = endpoint({
  name: 'beginDeskProposal',
  summary: 'A proposal of the trip an enquiry asks for; where one was begun and never sent, that one',
  method: 'POST',
  path: '/enquiries/{reference}/proposals',
  params: z.object({ reference: enquiryReference }),
  body: z.strictObject({}),
  response: deskProposal,
  status: 201,
  repeatStatus: 200,
  errors: [...deskWriteErrors, 'not_found'],
});

export const draftDeskProposal = endpoint({
  name: 'draftDeskProposal',
  summary: 'Keep what the office has written, and price it; nothing is sent',
  method: 'POST',
  path: '/proposals/{id}/draft',
  params,
  body: proposalDraft,
  response: deskProposal,
  errors: changeErrors,
});

export const sendDeskProposal = endpoint({
  name: 'sendDeskProposal',
  summary: 'Freeze the draft as a version and mail its link; refused while it has faults or comes to another total',
  method: 'POST',
  path: '/proposals/{id}/send',
  params,
  /** What the sender saw it come to. */
  body: z.strictObject({ total: usd }),
  response: deskProposal,
  errors: [...changeErrors, 'conflict'],
});

export const withdrawDeskProposal = endpoint({
  name: 'withdrawDeskProposal',
  summary: 'Take a proposal back: its links say so, and seats held by it are free',
  method: 'POST',
  path: '/proposals/{id}/withdraw',
  params,
  body: z.strictObject({}),
  response: deskProposal,
  errors: changeErrors,
});
