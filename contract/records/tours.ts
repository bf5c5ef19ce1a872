import * as z from 'zod/mini';
import { listOf, pageQuery } from '#contract/api/paging.ts';
import {
  durationBands,
  partySizes,
  priceBands,
  tiers,
  tourDifficulties,
  tourSorts,
  tourStyles,
  wholeTripLimits,
} from '#contract/choices.ts';
import { otherCost, tourFee } from '#contract/money/fees.ts';
import { seasonPrices } from '#contract/money/season-prices.ts';
import { picture } from '#contract/records/picture.ts';
import { monthSlugs } from '#contract/records/seasons.ts';
import {
  country,
  latitude,
  local,
  longitude,
  monthRatings,
  openWord,
  question,
  slug,
  text,
  tier,
  travelMode,
  usd,
  wholeNumber,
} from '#contract/values.ts';

export const tourStyle = z.enum(tourStyles);
export type TourStyle = z.infer<typeof tourStyle>;

export const tourDifficulty = z.enum(tourDifficulties);
export type TourDifficulty = z.infer<typeof tourDifficulty>;

const dateOfMonth = z.int().check(z.gte(1), z.lte(31));

/** What a tour costs for a start in one month: each pays `usd` for the tour itself. */
const tripPrice = z.object({
  usd,
  local,
  season: text,
  /** January 0. */
  month: wholeNumber.check(z.lte(11)),
  people: z.int().check(z.gte(1)),
  /** The most the whole trip of all of them comes to, with what is paid to others: of a month on its 15th. */
  wholeTrip: usd,
  /** From or until which date of the month it comes to more, and to how much at most; on some days of it where neither is said. */
  dearer: z.optional(z.object({ from: z.optional(dateOfMonth), until: z.optional(dateOfMonth), wholeTrip: usd })),
});
export type TripPriceInMonth = z.infer<typeof tripPrice>;

/** What a card shows. Prices are per person sharing, the lowest of the year; `departureDate` is in words, since a private tour leaves any day. */
export const tourSummary = z.object({
  id: z.string(),
  slug,
  name: text,
  tagline: text,
  summary: text,
  label: z.optional(text),
  /** Put forward by the planners, who say why (`pickReason`). */
  isPick: z.optional(z.boolean()),
  duration: z.int().check(z.gte(1), z.lte(60)),
  nights: wholeNumber,
  price: usd,
  kenyaPrice: local,
  /** For two, in the month in which the whole trip comes to least; only the browser's own two tours lack it. */
  cheapest: z.optional(tripPrice),
  /** The same on the day of the year on which it comes to most. */
  dearest: z.optional(tripPrice),
  /** The price of the months and the party a list was asked for; left out where it was asked for neither. */
  askedPrice: z.optional(tripPrice),
  vehicleType: text,
  style: openWord(tourStyles),
  tier: openWord(tiers),
  difficulty: openWord(tourDifficulties),
  minAge: wholeNumber,
  departureDate: text,
  pickupLocation: text,
  location: text,
  countries: z.array(country).check(z.minLength(1)),
  destinationId: slug,
  destinationIds: z.array(slug),
  stops: z.array(text),
  months: monthRatings,
  coverImage: picture,
  isFallback: z.boolean(),
});
export type TourSummary = z.infer<typeof tourSummary>;

/** Where no tour fits what was asked for: the one that lacks least of it, and in a sentence what. */
export const nearestTour = z.object({ tour: tourSummary, why: text });
export type NearestTour = z.infer<typeof nearestTour>;

export const meal = z.enum(['breakfast', 'lunch', 'dinner']);

export const drive = z.object({
  mode: travelMode,
  km: z.optional(wholeNumber),
  hours: z.number(),
  hoursWorst: z.optional(z.number()),
});

/** One day of the itinerary. `day` counts from 1. */
export const itineraryDay = z.object({
  day: z.int().check(z.gte(1)),
  title: text,
  description: text,
  drive: z.optional(drive),
  meals: z.array(meal),
  accommodationId: z.optional(slug),
  stayNote: z.optional(text),
  activityIds: z.array(slug),
  destinationId: z.optional(slug),
  /** An operator's own pictures of the day; left out where there are none. */
  photographs: z.optional(z.array(picture)),
});
export type ItineraryDay = z.infer<typeof itineraryDay>;

/** A stop on the route map; `mode` is how one gets here from the stop before, and `day` on which day, from 1. */
export const routePoint = z.object({
  name: text,
  lat: latitude,
  lng: longitude,
  /** Metres above the sea, rounded, where it is known. */
  altitude: z.optional(wholeNumber),
  mode: z.optional(travelMode),
  day: z.optional(z.int().check(z.gte(1))),
});
export type RoutePoint = z.infer<typeof routePoint>;

export const cancellationStep = z.object({
  daysBefore: wholeNumber,
  chargePercent: z.number().check(z.gte(0), z.lte(100)),
});

/** A short sentence that a badge can be held to. */
const badgeReason = text.check(z.maxLength(160));

export const tourBody = z.object({
  description: z.array(text),
  /** Why the label is true, and why the planners put this tour forward. */
  labelReason: z.optional(badgeReason),
  pickReason: z.optional(badgeReason),
  priceNote: text,
  maxGuests: z.int().check(z.gte(1)),
  prices: seasonPrices,
  fees: z.array(tourFee),
  otherCosts: z.array(otherCost),
  routePoints: z.array(routePoint).check(z.minLength(1)),
  highlights: z.array(text),
  itinerary: z.array(itineraryDay).check(z.minLength(1)),
  inclusions: z.array(text),
  exclusions: z.array(text),
  /** What is not in the price unless it is added. */
  optionalActivities: z.optional(z.array(z.object({ activityId: slug, words: text }))),
  whenToGo: text,
  suits: z.array(text),
  notFor: z.array(text),
  packing: z.array(text),
  faqs: z.array(question),
  cancellation: z.array(cancellationStep),
  gallery: z.array(picture),
  updatedAt: z.string(),
});

export const durationBand = z.enum(durationBands);
export type DurationBand = z.infer<typeof durationBand>;

export const priceBand = z.enum(priceBands);
export type PriceBand = z.infer<typeof priceBand>;

/** Inclusive bounds of each band in days. */
export const durationBounds: Record<DurationBand, readonly [number, number]> = {
  '1': [1, 1],
  '2-3': [2, 3],
  '4-6': [4, 6],
  '7-plus': [7, Number.POSITIVE_INFINITY],
};

/** Bounds of each band in dollars a person: at least the first, below the second. */
export const priceBounds: Record<PriceBand, readonly [number, number]> = {
  'under-500': [0, 500],
  '500-1000': [500, 1000],
  '1000-2000': [1000, 2000],
  'over-2000': [2000, Number.POSITIVE_INFINITY],
};

export const partySize = z.enum(partySizes);

/** What the whole trip may come to for all who travel, with what is paid to others, in dollars. */
export const wholeTripLimit = z.enum(wholeTripLimits);

export const tourSort = z.enum(tourSorts);
export type TourSort = z.infer<typeof tourSort>;

export const toursQuery = z.extend(pageQuery, {
  destination: listOf(slug),
  country: listOf(country),
  days: listOf(durationBand),
  budget: listOf(priceBand),
  style: listOf(tourStyle),
  tier: listOf(tier),
  month: listOf(z.enum(monthSlugs)),
  difficulty: listOf(tourDifficulty),
  travellers: z.optional(partySize),
  upTo: z.optional(wholeTripLimit),
  sort: z._default(tourSort, tourSorts[0]),
});
