import * as z from 'zod/mini';
import { picture } from '#contract/records/picture.ts';
import { paper, proof } from '#contract/records/proof.ts';
import { openWord, slug, text } from '#contract/values.ts';

export const personRoles = ['planner', 'guide'] as const;

/** Somebody a traveller has to do with: who answers and plans, or who drives and guides. */
export const person = z.object({
  slug,
  name: text,
  role: openWord(personRoles),
  /** Initials stand in its frame where there is none. */
  portrait: z.optional(picture),
  /** The one spoken best comes first. */
  languages: z.array(text).check(z.minLength(1)),
  /** The year in which this became their work. */
  since: z.int().check(z.gte(1950)),
  licence: z.optional(paper),
  /** What they are good at, a few words each. */
  strengths: z.array(text),
  /** Nobody of this name: shows how people are introduced. */
  isExample: z.boolean(),
});
export type Person = z.infer<typeof person>;

/** Who plans and guides, in the operator's order, and what can be checked. */
export const people = z.object({
  planners: z.array(person),
  guides: z.array(person),
  proof: z.optional(proof),
});
