import * as z from 'zod/mini';
import { oldestChild } from '#contract/choices.ts';
import { botCheckToken } from '#contract/forms/bot-check.ts';
import { cameFromIfKnown } from '#contract/forms/came-from.ts';
import { consentGiven, enquiryConsentVersion } from '#contract/forms/consent.ts';
import {
  clientRequestId,
  emailAddress,
  personName,
  phoneNumber,
  phoneWhenNeeded,
  preferredContact,
  visibleText,
} from '#contract/forms/contact-details.ts';
import { costRange, tripPrice } from '#contract/money/trip-price.ts';
import { calendarDay, instant, slug, text, usd } from '#contract/values.ts';

const itemName = text.check(z.maxLength(200));

/**
 * An activity of a customised tour (B-116); `id` is the activity's. Without a `guestCount` everyone who pays takes
 * part.
 */
export const activityItem = z.strictObject({
  id: slug,
  name: itemName,
  /** Dollars a person. */
  price: usd,
  selectedDate: z.optional(calendarDay),
  guestCount: z.optional(z.int().check(z.gte(1), z.lte(24))),
  addedAt: instant,
});
export type ActivityItem = z.infer<typeof activityItem>;

/** A stay of the tour's own, and dollars a night in it. */
const ownStay = z.strictObject({ id: slug, name: itemName, pricePerNight: usd });

/** A stay of a customised tour (B-116); `id` is the stay's, `roomType` the name of one of its rooms. */
export const accommodationItem = z.strictObject({
  id: slug,
  name: itemName,
  roomType: itemName,
  /** Dollars. */
  pricePerNight: usd,
  nights: z._default(z.int().check(z.gte(1), z.lte(60)), 1),
  /** Whose nights are spent here in its place; without it the nights are extra ones. */
  insteadOf: z.optional(ownStay),
  addedAt: instant,
});
export type AccommodationItem = z.infer<typeof accommodationItem>;

/** Younger ones are infants, older ones adults. */
export const childAge = z.int().check(z.gte(2), z.lte(oldestChild));

export const guests = z
  .strictObject({
    adults: z.int().check(z.gte(1), z.lte(20)),
    children: z.int().check(z.gte(0), z.lte(12)),
    infants: z.int().check(z.gte(0), z.lte(6)),
  })
  .check(
    z.refine((party) => party.adults + party.children <= 24, {
      path: ['children'],
      error: 'At most 24 adults and children travel together.',
    }),
  );

export const dateFlexibility = z.enum(['exact', 'few-days', 'few-weeks', 'open']);

/**
 * Days are calendar days at the office. They lie between the day after tomorrow and 24 months ahead, which only the server
 * can judge: a form that was kept offline is read against the day it arrives.
 */
const dates = z
  .strictObject({
    startDate: z.optional(calendarDay),
    endDate: z.optional(calendarDay),
    flexibility: dateFlexibility,
  })
  .check(
    z.refine(({ startDate, endDate }) => endDate === undefined || startDate !== undefined, {
      path: ['startDate'],
      error: 'Please choose the first day too.',
    }),
    z.refine(({ startDate = '', endDate }) => endDate === undefined || endDate >= startDate, {
      path: ['endDate'],
      error: 'The last day comes before the first.',
    }),
  );

function eachExchangedOnce(stays: readonly AccommodationItem[]): boolean {
  const exchanged = stays.flatMap(({ insteadOf }) => insteadOf?.id ?? []);
  return new Set(exchanged).size === exchanged.length;
}

export const customSafariRequest = z.strictObject({
  contact: z
    .strictObject({
      name: personName,
      email: emailAddress,
      phone: z.optional(phoneNumber),
      preferredContact,
    })
    .check(phoneWhenNeeded),
  baseTour: z.strictObject({ id: slug, slug, name: itemName, price: usd }),
  dates,
  guests,
  /** Of the children, in order; fees at the gates follow them. Null where it is unknown. */
  childAges: z.optional(z.array(z.nullable(childAge)).check(z.maxLength(12))),
  activities: z.array(activityItem).check(z.maxLength(40)),
  accommodations: z
    .array(accommodationItem)
    .check(z.maxLength(40), z.refine(eachExchangedOnce, { error: 'A stay of the tour can be exchanged once.' })),
  notes: z.optional(z.string().check(z.trim(), visibleText, z.maxLength(2000))),
  /** What the visitor was shown and agreed to. */
  pricing: z.strictObject(tripPrice.shape),
  /** The whole trip as it was shown, once a first day is chosen. */
  wholeTrip: z.optional(costRange),
  cameFrom: cameFromIfKnown,
  consent: consentGiven,
  /** The wording that was shown; today's when left out. */
  consentVersion: z.optional(enquiryConsentVersion),
  turnstileToken: botCheckToken,
  clientRequestId,
});
export type CustomSafariRequest = z.infer<typeof customSafariRequest>;

export const customSafariAccepted = z.object({
  status: z.literal('success'),
  message: z.string(),
  reference: z.string(),
  pricing: tripPrice,
});
