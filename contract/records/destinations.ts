import * as z from 'zod/mini';
import { listOf, pageQuery } from '#contract/api/paging.ts';
import { destinationTypes, likelihoods } from '#contract/choices.ts';
import { picture } from '#contract/records/picture.ts';
import { monthSlugs } from '#contract/records/seasons.ts';
import {
  calendarDay,
  country,
  latitude,
  longitude,
  monthRatings,
  openWord,
  slug,
  text,
  travelMode,
  wholeNumber,
} from '#contract/values.ts';

export const destinationType = z.enum(destinationTypes);

export const likelihood = z.enum(likelihoods);
export type Likelihood = z.infer<typeof likelihood>;

export const wildlife = z.object({ species: text, likelihood, note: z.optional(text) });

/** A park fee is only worth showing with the day it was checked and who said so. */
export const fee = z.object({
  category: text,
  season: text,
  amount: z.number().check(z.gte(0)),
  currency: z.literal('USD'),
  per: text,
  checkedOn: calendarDay,
  source: text,
});
export type Fee = z.infer<typeof fee>;

export const access = z.object({
  mode: travelMode,
  from: text,
  km: z.optional(wholeNumber),
  hours: z.number(),
  hoursWorst: z.optional(z.number()),
  note: z.optional(text),
});

export const destinationSummary = z.object({
  id: z.string(),
  slug,
  name: text,
  country,
  county: text,
  type: openWord(destinationTypes),
  lat: latitude,
  lng: longitude,
  summary: text,
  months: monthRatings,
  flagship: z.array(text),
  coverImage: picture,
});
export type DestinationSummary = z.infer<typeof destinationSummary>;

export const destinationBody = z.object({
  altitude: z.object({ min: wholeNumber, max: wholeNumber }),
  areaKm2: z.optional(z.number()),
  description: z.array(text),
  highlights: z.array(text),
  wildlife: z.array(wildlife),
  whenToGo: text,
  fees: z.array(fee),
  feeNote: z.optional(text),
  access: z.array(access),
  malaria: text,
  gallery: z.array(picture),
  updatedAt: z.string(),
});

export const destinationsQuery = z.extend(pageQuery, {
  country: listOf(country),
  month: listOf(z.enum(monthSlugs)),
  wildlife: listOf(slug),
  type: listOf(destinationType),
});
