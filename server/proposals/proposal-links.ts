import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { createLinkTokens, type LinkTokens } from '#server/secret/link-tokens.ts';
import type { Secret } from '#server/secret/secret.ts';

/**
 * Links that open a version of a proposal, by the version's id, which end only with the enquiry: an old mail says what became of it.
 * And links that open a trip without sums, by an id that its traveller can end.
 */
export type ProposalTokens = LinkTokens<'open' | 'share'>;

export function createProposalTokens(secret: Secret): ProposalTokens {
  return createLinkTokens(secret, 'proposal', { open: Number.POSITIVE_INFINITY, share: Number.POSITIVE_INFINITY });
}

/** The token of a version. All of a proposal say when it was begun, so that the next one is known before it is sent. */
export function tokenOf(tokens: ProposalTokens, versionId: string, begunAt: string): string {
  return tokens.make('open', versionId, new Date(begunAt));
}

/** The token that opens a trip without sums. */
export function shareTokenOf(tokens: ProposalTokens, shareId: string, begunAt: string): string {
  return tokens.make('share', shareId, new Date(begunAt));
}

/** The traveller's address: the secret stands behind the `#`, which no browser sends to a server. */
export function proposalUrl(siteUrl: string, { kind, slug }: ProposalOffer['tour'], token: string): string {
  return `${siteUrl}/${kind}/${slug}#proposal=${token}`;
}
