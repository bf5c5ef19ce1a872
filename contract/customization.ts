import * as z from 'zod/mini';
import {
  botCheckToken,
  clientRequestId,
  consentGiven,
  emailAddress,
  personName,
  phoneNumber,
  preferredContact,
} from '#contract/contact-details.ts';
import { calendarDay, slug, text, usd } from '#contract/values.ts';

/** Spec §3, activity item of a customised tour. */
export const activityItem = z.object({
  id: slug,
  name: text,
  price: usd,
  selectedDate: z.optional(calendarDay),
  guestCount: z.optional(z.int().check(z.gte(1), z.lte(24))),
  addedAt: z.string(),
});
export type ActivityItem = z.infer<typeof activityItem>;

/** Spec §3, accommodation item of a customised tour. */
export const accommodationItem = z.object({
  id: slug,
  name: text,
  roomType: text,
  pricePerNight: usd,
  nights: z._default(z.int().check(z.gte(1), z.lte(60)), 1),
  addedAt: z.string(),
});
export type AccommodationItem = z.infer<typeof accommodationItem>;

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

export const tripPrice = z.object({
  baseTourPrice: usd,
  addedActivitiesPrice: usd,
  accommodationUpgrades: usd,
  taxes: usd,
  fees: usd,
  total: z.number().check(z.gte(0)),
  currency: z.literal('USD'),
});

export const dateFlexibility = z.enum(['exact', 'few-days', 'few-weeks', 'open']);

export const customSafariRequest = z.strictObject({
  contact: z.strictObject({
    name: personName,
    email: emailAddress,
    phone: z.optional(phoneNumber),
    preferredContact,
  }),
  baseTour: z.strictObject({ id: z.string(), slug, name: text, price: usd }),
  dates: z.strictObject({
    startDate: z.optional(calendarDay),
    endDate: z.optional(calendarDay),
    flexibility: dateFlexibility,
  }),
  guests,
  activities: z.array(activityItem).check(z.maxLength(40)),
  accommodations: z.array(accommodationItem).check(z.maxLength(40)),
  notes: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  pricing: tripPrice,
  consent: consentGiven,
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
