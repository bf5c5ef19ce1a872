import * as z from 'zod/mini';
import {
  accommodationDocument,
  destinationDocument,
  groupTourDocument,
  placeDocument,
  tourDocument,
} from '#contract/search/search-documents.ts';

/*
 * The part of a document a card shows. A hit is read by it where it enters; one without a name, an address or a picture is
 * left out.
 */

const common = { slug: true, name: true, summary: true, picture: true } as const;
const journey = {
  ...common,
  destinations: true,
  duration: true,
  price: true,
  priceMonth: true,
  tourPrice: true,
  kenyaPrice: true,
} as const;

export const hitDocuments = {
  tours: z.pick(tourDocument, { ...journey, style: true, tier: true, label: true }),
  group_tours: z.pick(groupTourDocument, { ...journey, nextDeparture: true, guaranteed: true }),
  destinations: z.pick(destinationDocument, { ...common, countries: true, county: true, type: true, months: true }),
  places: z.pick(placeDocument, { ...common, category: true, destination: true }),
  accommodations: z.pick(accommodationDocument, {
    ...common,
    type: true,
    tier: true,
    destination: true,
    board: true,
    price: true,
  }),
};

export type HitDocument<Uid extends keyof typeof hitDocuments> = z.infer<(typeof hitDocuments)[Uid]>;
