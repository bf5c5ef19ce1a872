import { askAboutProposal, holdProposal, openProposal } from '#contract/forms/proposals.ts';
import { openSharedTrip, shareProposal } from '#contract/forms/shared-trip.ts';
import {
  keepTravellerDetails,
  openTravellerDetails,
  removeTravellerDetails,
} from '#contract/forms/traveller-details.ts';
import type { Route } from '#server/http/answers/route.ts';
import {
  createTravellersDetails,
  type TravellersDetailsOptions,
} from '#server/proposals/details/travellers-details.ts';
import { createWithLink } from '#server/proposals/known-links.ts';
import { createProposalTokens } from '#server/proposals/proposal-links.ts';
import { createTravellersProposals, type TravellersProposalsOptions } from '#server/proposals/travellers-proposals.ts';

type Options = Omit<TravellersProposalsOptions & TravellersDetailsOptions, 'tokens' | 'withLink'> & {
  /** Links that are none which one sender may try in a minute. */
  missesPerMinute?: number;
};

/** Adds what a traveller asks with the secret of a link, which stands in bodies alone. */
export function openProposals(route: Route, options: Options): void {
  const tokens = createProposalTokens(options.secret);
  const links = { tokens, withLink: createWithLink({ ...options, tokens }) };
  const proposals = createTravellersProposals({ ...options, ...links });
  route(openProposal, ({ body }, { address }) => proposals.open(body, address));
  route(holdProposal, ({ body }, { address }) => proposals.hold(body, address));
  route(askAboutProposal, ({ body }, { address }) => proposals.ask(body, address));
  const details = createTravellersDetails({ ...options, ...links });
  route(openTravellerDetails, ({ body }, { address }) => details.open(body, address));
  route(keepTravellerDetails, ({ body }, { address, version }) => details.keep(body, { address, version: version() }));
  route(removeTravellerDetails, ({ body }, { address }) => details.remove(body, address));
  route(shareProposal, ({ body }, { address }) => proposals.share(body, address));
  route(openSharedTrip, ({ body }, { address }) => proposals.openShared(body, address));
}
