import * as endpoints from '#contract/api/endpoints.ts';
import { officeDay } from '#contract/calendar/calendar.ts';
import { legalDocument } from '#contract/records/legal.ts';
import { getSearchAnswers } from '#contract/search/search-answers.ts';
import { getSearchDocuments, getSearchSettings, type SearchAccess } from '#contract/search/search-endpoints.ts';
import { recordOf, unknownRecord } from '#server/api/record-lookup.ts';
import type { Clock } from '#server/clock.ts';
import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { accommodationDetail, accommodationList } from '#server/content/catalogue/kinds/accommodations.ts';
import { activityDetail, activityList } from '#server/content/catalogue/kinds/activities.ts';
import { blogPostDetail, blogPostList } from '#server/content/catalogue/kinds/blog.ts';
import { destinationDetail, destinationList } from '#server/content/catalogue/kinds/destinations.ts';
import { faqList } from '#server/content/catalogue/kinds/faqs.ts';
import { inspirationDetail, inspirationList } from '#server/content/catalogue/kinds/inspirations.ts';
import { peopleAnswer } from '#server/content/catalogue/kinds/people.ts';
import { placeDetail, placeList } from '#server/content/catalogue/kinds/places.ts';
import { newestReviews } from '#server/content/catalogue/kinds/reviews.ts';
import { emptyPages } from '#server/content/catalogue/lists/empty-pages.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';
import { tourDetail } from '#server/content/catalogue/tours/tour-detail.ts';
import { featuredTourList, tourList } from '#server/content/catalogue/tours/tour-list.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import { groupTourDetail } from '#server/group-tours/group-tour-detail.ts';
import { groupTourList } from '#server/group-tours/group-tour-list.ts';
import { groupTourSummaries } from '#server/group-tours/group-tour-summary.ts';
import { availabilityOf, bookingValidationOf, departureFor } from '#server/group-tours/seat-check.ts';
import type { Route } from '#server/http/answers/route.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { SearchService } from '#server/search/search-service.ts';
import { checkStore, type Store } from '#server/store/open-store.ts';

interface Backing {
  store: Store;
  catalogue: CurrentCatalogue;
  board: DepartureBoard;
  clock: Clock;
  search: SearchService;
  /** Of the records answered with, now. */
  contentVersion: () => string;
  searchAccess: SearchAccess;
}

/** Whoever asks whether we are well, asks often and waits for a second or two, in milliseconds. */
const longestCheckMs = 1500;

/** Every call the API answers, in the order of the contract. */
export function addApiRoutes(route: Route, backing: Backing): void {
  const { store, catalogue, board, clock, search, searchAccess, contentVersion } = backing;
  route.cached(endpoints.listTours, ({ query }) => tourList(catalogue(), query));
  route.cached(endpoints.listFeaturedTours, () => featuredTourList(catalogue()));
  route.cached(endpoints.getTour, ({ params }) => tourDetail(catalogue(), recordOf(catalogue(), 'tours', params.slug)));

  route.cached(
    endpoints.listGroupTours,
    ({ query }) => groupTourList(catalogue(), board, query, officeDay(clock())),
    board,
  );
  route.cached(
    endpoints.getGroupTour,
    ({ params }) => groupTourDetail(catalogue(), board, recordOf(catalogue(), 'groupTours', params.slug)),
    board,
  );
  route(endpoints.getAvailability, async ({ params }) => availabilityOf(await departureNamed(params.id), clock()));
  route(endpoints.validateBooking, async ({ params, body }) =>
    bookingValidationOf(await departureNamed(params.id), body.requestedSeats),
  );

  route.cached(endpoints.listDestinations, ({ query }) => destinationList(catalogue(), query));
  route.cached(endpoints.getDestinationsMap, () => catalogue().destinationsMap);
  route(endpoints.getDestination, async ({ params }) => {
    const destination = recordOf(catalogue(), 'destinations', params.slug);
    const here = [...catalogue().groupTours.values()].filter(({ record }) =>
      record.destinationIds.includes(params.slug),
    );
    return destinationDetail(catalogue(), destination, await groupTourSummaries(board, here));
  });
  route.cached(endpoints.listPlaces, ({ query }) => placeList(catalogue(), query));
  route.cached(endpoints.getPlace, ({ params }) =>
    placeDetail(catalogue(), recordOf(catalogue(), 'places', params.slug)),
  );
  route.cached(endpoints.listAccommodations, ({ query }) => accommodationList(catalogue(), query));
  route.cached(endpoints.getAccommodation, ({ params }) =>
    accommodationDetail(catalogue(), recordOf(catalogue(), 'accommodations', params.slug)),
  );
  route.cached(endpoints.listActivities, ({ query }) => activityList(catalogue(), query));
  route.cached(endpoints.getActivity, ({ params }) =>
    activityDetail(catalogue(), recordOf(catalogue(), 'activities', params.slug)),
  );

  route.cached(endpoints.listPosts, ({ query }) => blogPostList(catalogue(), query));
  route.cached(endpoints.getPost, ({ params }) =>
    blogPostDetail(catalogue(), recordOf(catalogue(), 'posts', params.slug)),
  );
  route.cached(endpoints.listInspirations, ({ query }) => inspirationList(catalogue(), query));
  route.cached(endpoints.getInspiration, ({ params }) =>
    inspirationDetail(catalogue(), recordOf(catalogue(), 'inspirations', params.slug)),
  );
  route.cached(endpoints.listFaqs, ({ query }) => faqList(catalogue(), query));
  route.cached(endpoints.getPeople, () => peopleAnswer(catalogue()));
  route.cached(endpoints.getReviews, () => newestReviews(catalogue()));
  route.cached(endpoints.getHomeWords, () => catalogue().home);
  route.cached(endpoints.getAboutWords, () => catalogue().about);
  route.cached(endpoints.getEmptyPages, () => ({ empty: emptyPages(catalogue()) }));
  route.cached(endpoints.getLegalDocument, ({ params }) =>
    shownFields(legalDocument, recordOf(catalogue(), 'legal', params.slug)),
  );

  route(getSearchSettings, () => searchAccess);
  route.cached(getSearchDocuments, () => savedSnapshot(), {
    async version() {
      await search.followDepartures();
      return savedSnapshot().version;
    },
  });
  route(getSearchAnswers, ({ query }) => search.answers(query.q));

  route(endpoints.getHealth, async () => {
    await checkStore(store, longestCheckMs);
    return { status: 'ok' as const, store: store.kind, content: contentVersion() };
  });

  function savedSnapshot() {
    const snapshot = search.snapshot();
    if (snapshot === undefined) throw new ApiError('not_found', 'There is too much to save on a device.');
    return snapshot;
  }

  async function departureNamed(id: string) {
    const departure = await departureFor(catalogue(), board, id);
    if (departure === undefined) throw unknownRecord(catalogue(), 'groupTours', id);
    return departure;
  }
}
