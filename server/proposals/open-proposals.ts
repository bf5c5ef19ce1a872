import { askAboutProposal, holdProposal, openProposal } from '#contract/proposals.ts';
import type { Route } from '#server/http/answers/route.ts';
import { createProposalTokens } from '#server/proposals/proposal-links.ts';
import { createTravellersProposals, type TravellersProposalsOptions } from '#server/proposals/travellers-proposals.ts';
import type { Secret } from '#server/secret/secret.ts';

/** Adds what a traveller asks with the secret of a link, which stands in bodies alone. */
export function openProposals(
  route: Route,
  { secret, ...options }: Omit<TravellersProposalsOptions, 'tokens'> & { secret: Secret },
): void {
  const proposals = createTravellersProposals({ ...options, tokens: createProposalTokens(secret) });
  route(openProposal, ({ body }) => proposals.open(body));
  route(holdProposal, ({ body }) => proposals.hold(body));
  route(askAboutProposal, ({ body }) => proposals.ask(body));
}
