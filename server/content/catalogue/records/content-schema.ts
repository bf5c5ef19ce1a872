import * as z from 'zod/mini';
import { otherCost, parkFee, tourFee } from '#contract/money/fees.ts';
import { monthAndDay } from '#contract/money/season-prices.ts';
import { accommodationBody, accommodationSummary, room } from '#contract/records/accommodations.ts';
import { activityBody, activityFields, ageRange } from '#contract/records/activities.ts';
import { blogPostSummary } from '#contract/records/blog.ts';
import { destinationBody, destinationSummary } from '#contract/records/destinations.ts';
import { faq } from '#contract/records/faqs.ts';
import { inspirationBody, inspirationSummary } from '#contract/records/inspirations.ts';
import { person } from '#contract/records/people.ts';
import { photo } from '#contract/records/photograph.ts';
import { placeBody, placeSummary } from '#contract/records/places.ts';
import { deposit, office, paper } from '#contract/records/proof.ts';
import { review, reviewSource } from '#contract/records/reviews.ts';
import { itineraryDay, tourBody, tourSummary } from '#contract/records/tours.ts';
import { calendarDay, country, slug, text, usd, wholeNumber } from '#contract/values.ts';
import { withClosedWords } from '#server/content/catalogue/records/closed-words.ts';

/*
 * What a file in `content/` holds: the contract's record less what the server works out (ids, pictures, names of other
 * records), plus what only the writer knows. Strict: a misspelt field is an error, not a silent loss, and so is a word outside
 * its closed list or a field a reader has a default for.
 */

/** Shown to an operator until it is gone; no visitor sees it. */
const stillExample = z.optional(z.boolean());

const telephone = z
  .string()
  .check(z.regex(/^\+\d[\d ()/.-]{5,28}\d$/, 'Write the number with its country code, such as +254 700 000 000'));

/** In no list, no search and no sitemap; its page opens for who has its address. */
const hideable = { isHidden: z.optional(z.boolean()) };

/** The words of a record's picture: the line below it, and what it shows for those who cannot see it. */
export const plate = z.strictObject({
  caption: text,
  alt: text.check(z.minLength(20)),
});
export type Plate = z.infer<typeof plate>;

/**
 * A photograph of the operator's own, in `content/photos/<kind>/<slug>/` of its record; those of rooms and days lie in the folder
 * of their stay and tour.
 */
export const photograph = z.strictObject({
  /** Its name in that folder. */
  file: z
    .string()
    .check(
      z.regex(/^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u, "Give the file's own name, without a folder or a dot at its beginning"),
    ),
  /** What it shows, for those who cannot see it. */
  alt: text,
  ...withClosedWords(photo.shape),
  focal: z._default(photo.shape.focal, { x: 0.5, y: 0.5 }),
  caption: z.optional(text),
});
export type Photograph = z.infer<typeof photograph>;

const photographed = {
  photographs: z.optional(z.array(photograph)),
  /** What cards and the head of the page show: the first of the photographs, where there is one, unless said otherwise. */
  cover: z.optional(z.enum(['plate', 'photograph'])),
};

const bySlug = { slug, plate, ...photographed };
const {
  id: _tourId,
  isFallback: _fallback,
  isPick: _isPick,
  coverImage: _tourCover,
  price: _tourPrice,
  kenyaPrice: _tourLocalPrice,
  cheapest: _tourCheapest,
  dearest: _tourDearest,
  askedPrice: _tourAskedPrice,
  ...tourSummaryFields
} = tourSummary.shape;
const { gallery: _tourGallery, otherCosts: _tourOtherCosts, ...tourBodyFields } = tourBody.shape;

/** A park's fees stand once, with the destination whose page shows them; tours name them by their slug. */
export const feeFile = z.strictObject({ ...parkFee.shape, destinationId: slug });
export type FeeFile = z.infer<typeof feeFile>;

/** A visa belongs to trips through one of its countries; what names none, to every trip. */
export const otherCostFile = z.strictObject({ ...otherCost.shape, countries: z.optional(z.array(country)) });
export type OtherCostFile = z.infer<typeof otherCostFile>;

const tourFields = {
  ...withClosedWords(tourSummaryFields),
  ...tourBodyFields,
  ...bySlug,
  ...hideable,
  itinerary: z
    .array(z.strictObject({ ...itineraryDay.shape, photographs: photographed.photographs }))
    .check(z.minLength(1)),
  /** Tickets a traveller needs on these days of the itinerary, inside the price or beside it. */
  fees: z.array(z.strictObject({ fee: slug, days: tourFee.shape.days, included: z.boolean() })),
  /** Position in "recommended" order; lower comes first. */
  order: wholeNumber,
  relatedIds: z.array(slug),
  /** Who answers for it, where that is not the first of the planners. */
  plannerId: z.optional(slug),
  /** Who may guide it, where that is not any of the guides. */
  guideIds: z.optional(z.array(slug).check(z.minLength(1))),
};

export const tourFile = z.strictObject(tourFields);
export type TourFile = z.infer<typeof tourFile>;

/**
 * How departures repeat. The server turns a rule into dated departures from today on, so no file ever holds a past date.
 * `weekly` and `monthly` run on `weekday` (0 Sunday); `monthly` takes the first such day of each month; `annual` starts
 * on the named days (`MM-DD`) every year. `from` and `to` (`MM-DD`) bound the season of a weekly or monthly rule.
 */
export const departureRule = z.discriminatedUnion('every', [
  z.strictObject({
    every: z.literal('week'),
    weekday: wholeNumber.check(z.lte(6)),
    from: z.optional(monthAndDay),
    to: z.optional(monthAndDay),
  }),
  z.strictObject({
    every: z.literal('month'),
    weekday: wholeNumber.check(z.lte(6)),
    months: z.optional(z.array(z.int().check(z.gte(1), z.lte(12)))),
  }),
  z.strictObject({ every: z.literal('year'), on: z.array(monthAndDay) }),
]);
export type DepartureRule = z.infer<typeof departureRule>;

const { departureDate: _words, ...groupTourFields } = tourFields;

export const groupTourFile = z.strictObject({
  ...groupTourFields,
  departureDate: text,
  joiningPoint: text,
  departures: z.strictObject({
    rule: departureRule,
    totalSeats: z.int().check(z.gte(1), z.lte(60)),
    minToRun: z.int().check(z.gte(1)),
    /** How many must be booked before the departure is sure to run; 0 means it always runs. */
    guaranteedFrom: wholeNumber,
    onRequest: z._default(z.boolean(), false),
    waitlist: z._default(z.boolean(), false),
    /** Whether the operator looks for somebody of the same sex to share a room with. */
    offersSharing: z._default(z.boolean(), false),
    /** What a new store of a demonstration begins with: bookings of the coming departures in order, repeated. */
    exampleBookings: z.array(wholeNumber).check(z.minLength(1)),
  }),
});
export type GroupTourFile = z.infer<typeof groupTourFile>;

const { id: _destinationId, coverImage: _destinationCover, ...destinationSummaryFields } = destinationSummary.shape;
const { gallery: _destinationGallery, fees: _destinationFees, ...destinationBodyFields } = destinationBody.shape;
export const destinationFile = z.strictObject({
  ...withClosedWords(destinationSummaryFields),
  ...destinationBodyFields,
  ...bySlug,
  order: wholeNumber,
});
export type DestinationFile = z.infer<typeof destinationFile>;

const {
  id: _placeId,
  coverImage: _placeCover,
  destinationName: _placeDestination,
  ...placeSummaryFields
} = placeSummary.shape;
const { gallery: _placeGallery, ...placeBodyFields } = placeBody.shape;
export const placeFile = z.strictObject({
  ...withClosedWords(placeSummaryFields),
  ...placeBodyFields,
  ...bySlug,
  ...hideable,
});
export type PlaceFile = z.infer<typeof placeFile>;

const {
  id: _stayId,
  coverImage: _stayCover,
  destinationName: _stayDestination,
  price: _stayPrice,
  ...staySummaryFields
} = accommodationSummary.shape;
const { gallery: _stayGallery, roomPictures: _roomPictures, ...stayBodyFields } = accommodationBody.shape;
export const accommodationFile = z.strictObject({
  ...withClosedWords(staySummaryFields),
  ...stayBodyFields,
  ...bySlug,
  ...hideable,
  isExample: stillExample,
  /** Told to those who sleep there, and to nobody else. */
  telephone: z.optional(telephone),
  rooms: z.array(z.strictObject({ ...room.shape, ...photographed })),
});
export type AccommodationFile = z.infer<typeof accommodationFile>;

const {
  id: _activityId,
  coverImage: _activityCover,
  images: _activityImages,
  ...activitySummaryFields
} = activityFields.shape;
export const activityFile = z.strictObject({
  ...withClosedWords(activitySummaryFields),
  ...activityBody.shape,
  ...bySlug,
  ...hideable,
  location: z.optional(z.strictObject({ name: text })),
  duration: z.optional(z.strictObject({ hours: wholeNumber, minutes: wholeNumber })),
  weatherDependency: z.boolean(),
  requirements: z.strictObject({
    age: z.optional(ageRange),
    fitness: z.optional(z.string()),
    equipment: z.array(z.string()),
  }),
  pricing: z.strictObject({ basePrice: usd, inclusions: z.array(z.string()) }),
  order: wholeNumber,
});
export type ActivityFile = z.infer<typeof activityFile>;

const { id: _postId, coverImage: _postCover, readingMinutes: _minutes, ...postFields } = blogPostSummary.shape;
/** The front matter of a post; the article follows it as Markdown. */
export const blogPostMatter = z.strictObject({
  ...withClosedWords(postFields),
  plate,
  ...photographed,
  ...hideable,
  relatedTourIds: z.array(slug),
  relatedDestinationIds: z.array(slug),
});
export type BlogPostMatter = z.infer<typeof blogPostMatter>;

const { id: _inspirationId, coverImage: _inspirationCover, ...inspirationSummaryFields } = inspirationSummary.shape;
const { body: _inspirationBody, ...inspirationBodyFields } = inspirationBody.shape;
/** The front matter of an inspiration; the story follows it as Markdown. */
export const inspirationMatter = z.strictObject({
  ...withClosedWords(inspirationSummaryFields),
  ...inspirationBodyFields,
  plate,
  ...photographed,
  ...hideable,
  order: wholeNumber,
  tourIds: z.array(slug),
  accommodationIds: z.array(slug),
  destinationIds: z.array(slug),
});
export type InspirationMatter = z.infer<typeof inspirationMatter>;

/** The front matter of a legal text; the text follows it as Markdown. */
export const legalMatter = z.strictObject({
  slug,
  title: text,
  summary: text,
  updatedAt: calendarDay,
  isExample: stillExample,
});
export type LegalMatter = z.infer<typeof legalMatter>;

export const faqFile = z.strictObject(faq.shape);

const strictPaper = z.strictObject(paper.shape);

const { portrait: _portrait, ...personFields } = person.shape;
export const personFile = z.strictObject({
  ...withClosedWords(personFields),
  licence: z.optional(strictPaper),
  /** Their portrait. */
  photographs: z.optional(z.array(photograph).check(z.maxLength(1))),
  isExample: z._default(z.boolean(), false),
  /** Position among planners and guides; lower comes first. */
  order: wholeNumber,
});
export type PersonFile = z.infer<typeof personFile>;

const { about: _about, ...reviewFields } = review.shape;
export const reviewFile = z.strictObject({
  ...reviewFields,
  source: z.strictObject(reviewSource.shape),
  isExample: z._default(z.boolean(), false),
  /** The one trip it is about, if we offer it. */
  tourId: z.optional(slug),
  groupTourId: z.optional(slug),
});
export type ReviewFile = z.infer<typeof reviewFile>;

/** What of it there is none of may be left out. */
export const proofFile = z.strictObject({
  licences: z._default(z.array(strictPaper), []),
  memberships: z._default(z.array(strictPaper), []),
  offices: z._default(z.array(z.strictObject(office.shape)), []),
  deposit: z.optional(z.strictObject(deposit.shape)),
  isExample: z._default(z.boolean(), false),
});
export type ProofFile = z.infer<typeof proofFile>;
