import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { bodyErrors, inputErrors, usualErrors } from '#contract/api/errors.ts';
import { pageEnvelope } from '#contract/api/paging.ts';
import { accommodationSummary, accommodationsQuery } from '#contract/records/accommodations.ts';
import { activitiesQuery, activitySummary } from '#contract/records/activities.ts';
import { blogPostSummary, blogQuery } from '#contract/records/blog.ts';
import { destinationSummary, destinationsQuery } from '#contract/records/destinations.ts';
import {
  accommodation,
  activity,
  blogPost,
  destination,
  groupTour,
  inspiration,
  place,
  tour,
} from '#contract/records/details.ts';
import { faq, faqQuery } from '#contract/records/faqs.ts';
import {
  availability,
  bookingRequest,
  bookingValidation,
  groupTourSummary,
  groupToursQuery,
} from '#contract/records/group-tours.ts';
import { inspirationSummary, inspirationsQuery } from '#contract/records/inspirations.ts';
import { legalDocument } from '#contract/records/legal.ts';
import { destinationsMap } from '#contract/records/maps.ts';
import { people } from '#contract/records/people.ts';
import { placeSummary, placesQuery } from '#contract/records/places.ts';
import { reviews } from '#contract/records/reviews.ts';
import { nearestTour, tourSummary, toursQuery } from '#contract/records/tours.ts';
import { aboutWords, homeWords } from '#contract/site/site-words.ts';
import { slug } from '#contract/values.ts';

/** Of a list: its records under their own key, and the page envelope. */
function listed<Key extends string, S extends z.ZodMiniType>(key: Key, record: S) {
  return {
    response: z.extend(pageEnvelope, { [key]: z.array(record) } as { [K in Key]: z.ZodMiniArray<S> }),
    records: { key, schema: record },
    errors: inputErrors,
  } as const;
}

const detailErrors = ['not_found', ...inputErrors] as const;

/** Of one record, by the slug in its address. */
function oneRecord<S extends z.ZodMiniType>(response: S) {
  return { params: z.object({ slug }), response, errors: detailErrors };
}

const anyId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(120)) });

const toursListed = listed('tours', tourSummary);

export const listTours = endpoint({
  name: 'listTours',
  summary: 'Tours, narrowed, sorted and paged, with facet counts',
  path: '/tours',
  query: toursQuery,
  ...toursListed,
  response: z.extend(toursListed.response, { nearest: z.optional(nearestTour) }),
});

export const listFeaturedTours = endpoint({
  name: 'listFeaturedTours',
  summary: 'The tours the operator puts forward',
  path: '/tours/featured',
  ...listed('tours', tourSummary),
});

export const getTour = endpoint({
  name: 'getTour',
  summary: 'One tour with the cards its page shows',
  path: '/tour/{slug}',
  ...oneRecord(tour),
});

export const listGroupTours = endpoint({
  name: 'listGroupTours',
  summary: 'Group tours with their next departures',
  path: '/group-tours',
  query: groupToursQuery,
  ...listed('groupTours', groupTourSummary),
});

export const getGroupTour = endpoint({
  name: 'getGroupTour',
  summary: 'One group tour with every coming departure',
  path: '/group-tour/{slug}',
  ...oneRecord(groupTour),
});

export const getAvailability = endpoint({
  name: 'getAvailability',
  summary: 'Seats left on a departure, or on the next departure of a group tour',
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
  errors: ['not_found', ...bodyErrors],
});

export const listDestinations = endpoint({
  name: 'listDestinations',
  summary: 'Destinations by country, month and wildlife',
  path: '/destinations',
  query: destinationsQuery,
  ...listed('destinations', destinationSummary),
});

export const getDestinationsMap = endpoint({
  name: 'getDestinationsMap',
  summary: 'One map with every destination',
  path: '/destinations/map',
  response: destinationsMap,
  errors: usualErrors,
});

export const getDestination = endpoint({
  name: 'getDestination',
  summary: 'One destination with what belongs to it',
  path: '/destination/{slug}',
  ...oneRecord(destination),
});

export const listPlaces = endpoint({
  name: 'listPlaces',
  summary: 'Places by category and destination',
  path: '/places',
  query: placesQuery,
  ...listed('places', placeSummary),
});

export const getPlace = endpoint({
  name: 'getPlace',
  summary: 'One place with what is near it',
  path: '/place/{slug}',
  ...oneRecord(place),
});

export const listAccommodations = endpoint({
  name: 'listAccommodations',
  summary: 'Stays by tier, type and destination',
  path: '/accommodations',
  query: accommodationsQuery,
  ...listed('accommodations', accommodationSummary),
});

export const getAccommodation = endpoint({
  name: 'getAccommodation',
  summary: 'One stay with its rooms',
  path: '/accommodation/{slug}',
  ...oneRecord(accommodation),
});

export const listActivities = endpoint({
  name: 'listActivities',
  summary: 'Activities by type, difficulty and destination',
  path: '/activities',
  query: activitiesQuery,
  ...listed('activities', activitySummary),
});

export const getActivity = endpoint({
  name: 'getActivity',
  summary: 'One activity with the tours that include it',
  path: '/activity/{slug}',
  ...oneRecord(activity),
});

export const listPosts = endpoint({
  name: 'listPosts',
  summary: 'Blog posts, newest first',
  path: '/blog',
  query: blogQuery,
  ...listed('posts', blogPostSummary),
});

export const getPost = endpoint({
  name: 'getPost',
  summary: 'One blog post with its neighbours',
  path: '/blog/{slug}',
  ...oneRecord(blogPost),
});

export const listInspirations = endpoint({
  name: 'listInspirations',
  summary: 'Travel inspirations by theme',
  path: '/inspirations',
  query: inspirationsQuery,
  ...listed('inspirations', inspirationSummary),
});

export const getInspiration = endpoint({
  name: 'getInspiration',
  summary: 'One inspiration with the journeys it leads to',
  path: '/inspiration/{slug}',
  ...oneRecord(inspiration),
});

export const listFaqs = endpoint({
  name: 'listFaqs',
  summary: 'Questions and answers, by category',
  path: '/faq',
  query: faqQuery,
  ...listed('faqs', faq),
});

export const getPeople = endpoint({
  name: 'getPeople',
  summary: 'Who plans and guides, and what can be checked about the operator',
  path: '/people',
  response: people,
  errors: usualErrors,
});

export const getReviews = endpoint({
  name: 'getReviews',
  summary: 'The newest reviews, of any trip',
  path: '/reviews',
  response: reviews,
  errors: usualErrors,
});

export const getHomeWords = endpoint({
  name: 'getHomeWords',
  summary: 'What the home page says in the operator’s words',
  path: '/words/home',
  response: homeWords,
  errors: usualErrors,
});

export const getAboutWords = endpoint({
  name: 'getAboutWords',
  summary: 'What the page about the operator says in their words',
  path: '/words/about',
  response: aboutWords,
  errors: usualErrors,
});

export const getEmptyPages = endpoint({
  name: 'getEmptyPages',
  summary: 'Which pages of lists have nothing to show: no menu leads there',
  path: '/pages/empty',
  response: z.object({ empty: z.array(z.string()) }),
  errors: usualErrors,
});

export const getLegalDocument = endpoint({
  name: 'getLegalDocument',
  summary: 'A legal text: privacy-policy or terms-and-conditions',
  path: '/legal/{slug}',
  ...oneRecord(legalDocument),
});

export const getHealth = endpoint({
  name: 'getHealth',
  summary: 'Whether the store answers a query',
  path: '/health',
  response: z.object({
    status: z.literal('ok'),
    store: z.enum(['sqlite', 'postgres']),
    /** Of the records and the day; pages built of the same one need not be refreshed. */
    content: z.optional(z.string()),
  }),
  errors: ['unavailable'],
});
