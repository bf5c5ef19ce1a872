import type { Endpoint } from '#contract/api/endpoint.ts';
import * as catalogueEndpoints from '#contract/api/endpoints.ts';
import * as enquiryEndpoints from '#contract/forms/enquiry-endpoints.ts';
import { askAboutProposal, holdProposal, openProposal } from '#contract/forms/proposals.ts';
import { openSharedTrip, shareProposal } from '#contract/forms/shared-trip.ts';
import {
  keepTravellerDetails,
  openTravellerDetails,
  removeTravellerDetails,
} from '#contract/forms/traveller-details.ts';
import { joinWaitingList } from '#contract/forms/waiting-list.ts';
import { getSearchAnswers } from '#contract/search/search-answers.ts';
import { getSearchDocuments, getSearchSettings } from '#contract/search/search-endpoints.ts';

/**
 * Served by the back end today, in the order of the OpenAPI document, which is that of their addresses. The browser takes each
 * endpoint from its own file, so that a page brings along what it asks and nothing else.
 */
export const servedEndpoints: readonly Endpoint[] = [
  ...Object.values<Endpoint>(catalogueEndpoints),
  ...Object.values<Endpoint>(enquiryEndpoints),
  getSearchSettings,
  getSearchDocuments,
  getSearchAnswers,
  joinWaitingList,
  openProposal,
  holdProposal,
  askAboutProposal,
  openTravellerDetails,
  keepTravellerDetails,
  removeTravellerDetails,
  openSharedTrip,
  shareProposal,
].toSorted((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1));

function addressOf({ path, method }: Endpoint): string {
  return `${path} ${method}`;
}
