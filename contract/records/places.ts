import * as z from 'zod/mini';
import { listOf, pageQuery } from '#contract/api/paging.ts';
import { placeCategories } from '#contract/choices.ts';
import { picture } from '#contract/records/picture.ts';
import { latitude, longitude, openWord, slug, text, wholeNumber } from '#contract/values.ts';

export const placeCategory = z.enum(placeCategories);

export const placeSummary = z.object({
  id: z.string(),
  slug,
  name: text,
  category: openWord(placeCategories),
  destinationId: slug,
  destinationName: text,
  summary: text,
  visitMinutes: wholeNumber,
  coverImage: picture,
});
export type PlaceSummary = z.infer<typeof placeSummary>;

export const placeBody = z.object({
  lat: latitude,
  lng: longitude,
  description: z.array(text),
  hours: text,
  fee: text,
  tips: z.array(text),
  gallery: z.array(picture),
  updatedAt: z.string(),
});

export const placesQuery = z.extend(pageQuery, {
  category: listOf(placeCategory),
  destination: listOf(slug),
});
