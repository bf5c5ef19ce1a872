import * as z from 'zod/mini';
import { accommodationSummary, accommodationsQuery } from '#contract/accommodations.ts';
import { activitiesQuery, activitySummary } from '#contract/activities.ts';
import { blogPostSummary, blogQuery } from '#contract/blog.ts';
import { destinationSummary, destinationsQuery } from '#contract/destinations.ts';
import {
  accommodation,
  activity,
  blogPost,
  destination,
  groupTour,
  inspiration,
  place,
  tour,
} from '#contract/details.ts';
import { endpoint } from '#contract/endpoint.ts';
import { faq, faqQuery } from '#contract/faqs.ts';
import {
  availability,
  bookingRequest,
  bookingValidation,
  groupTourSummary,
  groupToursQuery,
} from '#contract/group-tours.ts';
import { inspirationSummary, inspirationsQuery } from '#contract/inspirations.ts';
import { legalDocument } from '#contract/legal.ts';
import { destinationsMap } from '#contract/maps.ts';
import { pageEnvelope } from '#contract/paging.ts';
import { people } from '#contract/people.ts';
import { placeSummary, placesQuery } from '#contract/places.ts';
import { reviews } from '#contract/reviews.ts';
import { aboutWords, homeWords } from '#contract/site-words.ts';
import { tourSummary, toursQuery } from '#contract/tours.ts';
import { slug } from '#contract/values.ts';

/** A list answer: its records under their own key, and the page envelope. */
function listAnswer<Key extends string, S extends z.ZodMiniType>(key: Key, record: S) {
  return z.extend(pageEnvelope, { [key]: z.array(record) } as { [K in Key]: z.ZodMiniArray<S> });
}

const anySlug = z.object({ slug });
const anyId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(120)) });

const listErrors = ['invalid', 'internal', 'unavailable'] as const;
const detailErrors = ['not_found', 'invalid', 'internal', 'unavailable'] as const;

export const listTours = endpoint({
  name: 'listTours',
  summary: 'Tours, narrowed, sorted and paged, with facet counts',
  method: 'GET',
  path: '/tours',
  query: toursQuery,
  response: listAnswer('tours', tourSummary),
  records: { key: 'tours', schema: tourSummary },
  errors: listErrors,
});

export const listFeaturedTours = endpoint({
  name: 'listFeaturedTours',
  summary: 'The tours the operator puts forward',
  method: 'GET',
  path: '/tours/featured',
  response: listAnswer('tours', tourSummary),
  records: { key: 'tours', schema: tourSummary },
  errors: listErrors,
});

export const getTour = endpoint({
  name: 'getTour',
  summary: 'One tour with the cards its page shows',
  method: 'GET',
  path: '/tour/{slug}',
  params: anySlug,
  response: tour,
  errors: detailErrors,
});

export const listGroupTours = endpoint({
  name: 'listGroupTours',
  summary: 'Group tours with their next departures',
  method: 'GET',
  path: '/group-tours',
  query: groupToursQuery,
  response: listAnswer('groupTours', groupTourSummary),
  records: { key: 'groupTours', schema: groupTourSummary },
  errors: listErrors,
});

export const getGroupTour = endpoint({
  name: 'getGroupTour',
  summary: 'One group tour with every coming departure',
  method: 'GET',
  path: '/group-tour/{slug}',
  params: anySlug,
  response: groupTour,
  errors: detailErrors,
});

export const getAvailability = endpoint({
  name: 'getAvailability',
  summary: 'Seats left on a departure, or on the next departure of a group tour',
  method: 'GET',
  path: '/group-tour/{id}/availability',
  params: anyId,
  response: availability,
  errors: detailErrors,
});

export const validateBooking = endpoint({
  name: 'validateBooking',
  summary: 'Whether that many seats can be asked for; nothing is reserved',
  method: 'POST',
  path: '/group-tour/{id}/validate-booking',
  params: anyId,
  body: bookingRequest,
  response: bookingValidation,
  errors: [
    'bad_request',
    'not_found',
    'payload_too_large',
    'unsupported_media_type',
    'invalid',
    'internal',
    'unavailable',
  ],
});

export const listDestinations = endpoint({
  name: 'listDestinations',
  summary: 'Destinations by country, month and wildlife',
  method: 'GET',
  path: '/destinations',
  query: destinationsQuery,
  response: listAnswer('destinations', destinationSummary),
  records: { key: 'destinations', schema: destinationSummary },
  errors: listErrors,
});

export const getDestinationsMap = endpoint({
  name: 'getDestinationsMap',
  summary: 'One map with every destination',
  method: 'GET',
  path: '/destinations/map',
  response: destinationsMap,
  errors: ['internal', 'unavailable'],
});

export const getDestination = endpoint({
  name: 'getDestination',
  summary: 'One destination with what belongs to it',
  method: 'GET',
  path: '/destination/{slug}',
  params: anySlug,
  response: destination,
  errors: detailErrors,
});

export const listPlaces = endpoint({
  name: 'listPlaces',
  summary: 'Places by category and destination',
  method: 'GET',
  path: '/places',
  query: placesQuery,
  response: listAnswer('places', placeSummary),
  records: { key: 'places', schema: placeSummary },
  errors: listErrors,
});

export const getPlace = endpoint({
  name: 'getPlace',
  summary: 'One place with what is near it',
  method: 'GET',
  path: '/place/{slug}',
  params: anySlug,
  response: place,
  errors: detailErrors,
});

export const listAccommodations = endpoint({
  name: 'listAccommodations',
  summary: 'Stays by tier, type and destination',
  method: 'GET',
  path: '/accommodations',
  query: accommodationsQuery,
  response: listAnswer('accommodations', accommodationSummary),
  records: { key: 'accommodations', schema: accommodationSummary },
  errors: listErrors,
});

export const getAccommodation = endpoint({
  name: 'getAccommodation',
  summary: 'One stay with its rooms',
  method: 'GET',
  path: '/accommodation/{slug}',
  params: anySlug,
  response: accommodation,
  errors: detailErrors,
});

export const listActivities = endpoint({
  name: 'listActivities',
  summary: 'Activities by type, difficulty and destination',
  method: 'GET',
  path: '/activities',
  query: activitiesQuery,
  response: listAnswer('activities', activitySummary),
  records: { key: 'activities', schema: activitySummary },
  errors: listErrors,
});

export const getActivity = endpoint({
  name: 'getActivity',
  summary: 'One activity with the tours that include it',
  method: 'GET',
  path: '/activity/{slug}',
  params: anySlug,
  response: activity,
  errors: detailErrors,
});

export const listPosts = endpoint({
  name: 'listPosts',
  summary: 'Blog posts, newest first',
  method: 'GET',
  path: '/blog',
  query: blogQuery,
  response: listAnswer('posts', blogPostSummary),
  records: { key: 'posts', schema: blogPostSummary },
  errors: listErrors,
});

export const getPost = endpoint({
  name: 'getPost',
  summary: 'One blog post with its neighbours',
  method: 'GET',
  path: '/blog/{slug}',
  params: anySlug,
  response: blogPost,
  errors: detailErrors,
});

export const listInspirations = endpoint({
  name: 'listInspirations',
  summary: 'Travel inspirations by theme',
  method: 'GET',
  path: '/inspirations',
  query: inspirationsQuery,
  response: listAnswer('inspirations', inspirationSummary),
  records: { key: 'inspirations', schema: inspirationSummary },
  errors: listErrors,
});

export const getInspiration = endpoint({
  name: 'getInspiration',
  summary: 'One inspiration with the journeys it leads to',
  method: 'GET',
  path: '/inspiration/{slug}',
  params: anySlug,
  response: inspiration,
  errors: detailErrors,
});

export const listFaqs = endpoint({
  name: 'listFaqs',
  summary: 'Questions and answers, by category',
  method: 'GET',
  path: '/faq',
  query: faqQuery,
  response: listAnswer('faqs', faq),
  records: { key: 'faqs', schema: faq },
  errors: listErrors,
});

export const getPeople = endpoint({
  name: 'getPeople',
  summary: 'Who plans and guides, and what can be checked about the operator',
  method: 'GET',
  path: '/people',
  response: people,
  errors: ['internal', 'unavailable'],
});

export const getReviews = endpoint({
  name: 'getReviews',
  summary: 'The newest reviews, of any trip',
  method: 'GET',
  path: '/reviews',
  response: reviews,
  errors: ['internal', 'unavailable'],
});

export const getHomeWords = endpoint({
  name: 'getHomeWords',
  summary: 'What the home page says in the operator’s words',
  method: 'GET',
  path: '/words/home',
  response: homeWords,
  errors: ['internal', 'unavailable'],
});

export const getAboutWords = endpoint({
  name: 'getAboutWords',
  summary: 'What the page about the operator says in their words',
  method: 'GET',
  path: '/words/about',
  response: aboutWords,
  errors: ['internal', 'unavailable'],
});

export const getLegalDocument = endpoint({
  name: 'getLegalDocument',
  summary: 'A legal text: privacy-policy or terms-and-conditions',
  method: 'GET',
  path: '/legal/{slug}',
  params: anySlug,
  response: legalDocument,
  errors: detailErrors,
});

export const getHealth = endpoint({
  name: 'getHealth',
  summary: 'Whether the store answers a query',
  method: 'GET',
  path: '/health',
  response: z.object({
    status: z.literal('ok'),
    store: z.enum(['sqlite', 'postgres']),
    /** Of the records and the day; pages built of the same one need not be refreshed. */
    content: z.optional(z.string()),
  }),
  errors: ['unavailable'],
});
