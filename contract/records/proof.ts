import * as z from 'zod/mini';
import { text, webAddress } from '#contract/values.ts';

/** A licence or a membership as whoever issued it keeps it: a visitor asks them, by its number. */
export const paper = z.object({
  /** Who issued it. */
  body: text,
  number: z.optional(text),
  /** Where they list it. */
  link: z.optional(webAddress),
});
export type Paper = z.infer<typeof paper>;

/** A door visitors can knock at. */
export const office = z.object({
  street: text,
  town: text,
  hours: text,
  mapLink: z.optional(webAddress),
});
export type Office = z.infer<typeof office>;

/** Whose account a deposit lies in until the trip, and what a traveller gets back by if we fail. */
export const deposit = z.object({ heldBy: text, protectedBy: text });

/** What stands beside a price. */
export const tripProof = z.object({
  licences: z.array(paper),
  memberships: z.array(paper),
  deposit: z.optional(deposit),
});
export type TripProof = z.infer<typeof tripProof>;

/** What can be checked about the operator, whoever says it. */
export const proof = z.extend(tripProof, { offices: z.array(office) });
export type Proof = z.infer<typeof proof>;
