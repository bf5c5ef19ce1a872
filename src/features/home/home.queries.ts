import { featuredToursQuery } from '#features/tours/tour.queries.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

/** What the home page shows of each collection. */
export const homeQueries = {
  featuredTours: featuredToursQuery(),
  groupTours: endpointQuery('listGroupTours', { query: { limit: 3 } }),
  destinations: endpointQuery('listDestinations', { query: { limit: 48 } }),
  stays: endpointQuery('listAccommodations', { query: { tier: ['upper'], limit: 1 } }),
  activities: endpointQuery('listActivities', { query: { limit: 6 } }),
  inspirations: endpointQuery('listInspirations', { query: { limit: 4 } }),
  posts: endpointQuery('listPosts', { query: { limit: 3 } }),
  faqs: endpointQuery('listFaqs', { query: { category: ['Planning'], limit: 4 } }),
};
