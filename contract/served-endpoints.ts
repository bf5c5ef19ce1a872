import type { Endpoint } from '#contract/endpoint.ts';
import {
  getAboutWords,
  getAccommodation,
  getActivity,
  getAvailability,
  getDestination,
  getDestinationsMap,
  getGroupTour,
  getHealth,
  getHomeWords,
  getInspiration,
  getLegalDocument,
  getPeople,
  getPlace,
  getPost,
  getReviews,
  getTour,
  listAccommodations,
  listActivities,
  listDestinations,
  listFaqs,
  listFeaturedTours,
  listGroupTours,
  listInspirations,
  listPlaces,
  listPosts,
  listTours,
  validateBooking,
} from '#contract/endpoints.ts';
import { enquiryEndpoints } from '#contract/enquiry-endpoints.ts';
import { askAboutProposal, holdProposal, openProposal } from '#contract/proposals.ts';
import { getSearchAnswers } from '#contract/search-answers.ts';
import { getSearchDocuments, getSearchSettings } from '#contract/search-endpoints.ts';
import { joinWaitingList } from '#contract/waiting-list.ts';

/**
 * Served by the back end today, in the order of the OpenAPI document. The browser takes each endpoint from its own
 * file, so that a page brings along what it asks and nothing else.
 */
export const servedEndpoints: readonly Endpoint[] = [
  listTours,
  listFeaturedTours,
  getTour,
  listGroupTours,
  getGroupTour,
  getAvailability,
  validateBooking,
  listDestinations,
  getDestinationsMap,
  getDestination,
  listPlaces,
  getPlace,
  listAccommodations,
  getAccommodation,
  listActivities,
  getActivity,
  listPosts,
  getPost,
  listInspirations,
  getInspiration,
  getSearchSettings,
  getSearchDocuments,
  getSearchAnswers,
  listFaqs,
  getPeople,
  getReviews,
  getHomeWords,
  getAboutWords,
  getLegalDocument,
  ...enquiryEndpoints,
  joinWaitingList,
  openProposal,
  holdProposal,
  askAboutProposal,
  getHealth,
];
