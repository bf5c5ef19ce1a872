import * as z from 'zod/mini';
import { listOf, pageQuery } from '#contract/api/paging.ts';
import { tiers } from '#contract/choices.ts';
import { picture } from '#contract/records/picture.ts';
import { latitude, longitude, openWord, slug, text, tier, usd, wholeNumber } from '#contract/values.ts';

export const accommodationTypes = ['camp', 'lodge', 'hotel', 'guesthouse', 'villa', 'cottage'] as const;
export const accommodationType = z.enum(accommodationTypes);

export const boards = ['room only', 'bed and breakfast', 'half board', 'full board', 'all inclusive'] as const;

/** A kind of room and what a night in it costs. `per` says whether the price is for the room or for one guest in it. */
export const room = z.object({
  id: slug,
  name: text,
  roomType: text,
  occupancy: z.int().check(z.gte(1), z.lte(12)),
  beds: text,
  sizeM2: z.optional(wholeNumber),
  accessible: z.boolean(),
  pricing: z.object({ basePrice: usd, currency: z.literal('USD'), per: z.enum(['room', 'person']) }),
});
export type Room = z.infer<typeof room>;

export const accommodationSummary = z.object({
  id: z.string(),
  slug,
  name: text,
  type: openWord(accommodationTypes),
  tier: openWord(tiers),
  destinationId: slug,
  destinationName: text,
  summary: text,
  board: openWord(boards),
  price: usd,
  rooms: z.array(room),
  coverImage: picture,
});
export type AccommodationSummary = z.infer<typeof accommodationSummary>;

export const accommodationBody = z.object({
  lat: latitude,
  lng: longitude,
  description: z.array(text),
  facilities: z.array(text),
  childPolicy: text,
  accessibility: z.array(text),
  power: text,
  wifi: text,
  hotWater: text,
  fenced: z.boolean(),
  gettingThere: text,
  gallery: z.array(picture),
  /** By the id of the room. */
  roomPictures: z.record(z.string(), picture),
  updatedAt: z.string(),
});

export const accommodationsQuery = z.extend(pageQuery, {
  tier: listOf(tier),
  type: listOf(accommodationType),
  destination: listOf(slug),
});
