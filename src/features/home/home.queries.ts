import { featuredToursQuery } from '#features/tours/tour.queries.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

/** What the home page says, and what it shows of each collection. */
export const homeQueries = {
  words: endpointQuery('getHomeWords', {}),
  featuredTours: featuredToursQuery(),
  groupTours: endpointQuery('listGroupTours', { query: { limit: 48, facets: 'none' } }),
  destinations: endpointQuery('listDestinations', { query: { limit: 48, facets: 'none' } }),
  stays: endpointQuery('listAccommodations', { query: { tier: ['upper'], limit: 1, facets: 'none' } }),
  activities: endpointQuery('listActivities', { query: { limit: 6, facets: 'none' } }),
  inspirations: endpointQuery('listInspirations', { query: { limit: 4, facets: 'none' } }),
  posts: endpointQuery('listPosts', { query: { limit: 3, facets: 'none' } }),
  faqs: endpointQuery('listFaqs', { query: { category: ['Planning'], limit: 4, facets: 'none' } }),
  reviews: endpointQuery('getReviews', {}),
};
