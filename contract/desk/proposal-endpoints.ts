import * as z from 'zod/mini';
import { deskRead, deskWrite, versionErrors } from '#contract/desk/desk-endpoint.ts';
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

export const listDeskProposals = deskRead({
  name: 'listDeskProposals',
  summary: 'Proposals, narrowed and paged, those touched last first',
  path: '/proposals',
  query: deskProposalsQuery,
  response: deskProposalList,
});

export const getDeskProposal = deskRead({
  name: 'getDeskProposal',
  summary: 'One proposal: its draft as it would be sent, its versions and what became of them',
  path: '/proposals/{id}',
  params,
  response: deskProposal,
});

export const beginDeskProposal = deskWrite({
  name: 'beginDeskProposal',
  summary: 'A proposal of the trip an enquiry asks for; where one was begun and never sent, that one',
  path: '/enquiries/{reference}/proposals',
  params: z.object({ reference: enquiryReference }),
  body: z.strictObject({}),
  response: deskProposal,
  status: 201,
  repeatStatus: 200,
});

export const draftDeskProposal = deskWrite({
  name: 'draftDeskProposal',
  summary: 'Keep what the office has written, and price it; nothing is sent',
  path: '/proposals/{id}/draft',
  params,
  body: proposalDraft,
  response: deskProposal,
  also: versionErrors,
});

export const sendDeskProposal = deskWrite({
  name: 'sendDeskProposal',
  summary: 'Freeze the draft as a version and mail its link; refused while it has faults or comes to another total',
  path: '/proposals/{id}/send',
  params,
  /** What the sender saw it come to. */
  body: z.strictObject({ total: usd }),
  response: deskProposal,
  also: [...versionErrors, 'conflict'],
});

export const withdrawDeskProposal = deskWrite({
  name: 'withdrawDeskProposal',
  summary: 'Take a proposal back: its links say so, and seats held by it are free',
  path: '/proposals/{id}/withdraw',
  params,
  body: z.strictObject({}),
  response: deskProposal,
  also: versionErrors,
});
