import * as z from 'zod/mini';
import { contactTopic } from '#contract/contact.ts';
import { slug } from '#contract/values.ts';
import { type ReadSearch, readSearch } from '#platform/search-params.ts';

const fields = {
  topic: z.optional(contactTopic),
  /** The tour the visitor comes from. */
  tour: z.optional(slug),
  groupTour: z.optional(slug),
  departure: z.optional(z.string().check(z.maxLength(120))),
};

/** What `/contact` may know about where the visitor came from. */
export type ContactSearch = ReadSearch<typeof fields>;

export const readContactSearch = (search: Record<string, unknown>): ContactSearch => readSearch(fields, search);
