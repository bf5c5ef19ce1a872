import { askAboutProposal, holdProposal, openProposal } from '#contract/forms/proposals.ts';
import type { Route } from '#server/http/answers/route.ts';
import { createTravellersProposals, type TravellersProposalsOptions } from '#server/proposals/travellers-proposals.ts';

/** Adds what a traveller asks with the secret of a link, which stands in bodies alone. */
export function openProposals(route: Route, options: TravellersProposalsOptions): void {
  const proposals = createTravellersProposals(options);
  route(openProposal, ({ body }, { address }) => proposals.open(body, address));
  route(holdProposal, ({ body }, { address }) => proposals.hold(body, address));
  route(askAboutProposal, ({ body }, { address }) => proposals.ask(body, address));
}
