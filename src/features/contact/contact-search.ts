import * as z from 'zod/mini';
import { contactTopic } from '#contract/contact.ts';
import { slug } from '#contract/values.ts';
import { type ReadSearch, readSearch } from '#platform/search-params.ts';

const words = (longest: number) => z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(longest)));

const fields = {
  topic: z.optional(contactTopic),
  /** The record the visitor comes from. */
  tour: z.optional(slug),
  groupTour: z.optional(slug),
  departure: words(120),
  seats: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(24))),
  destination: z.optional(slug),
  accommodation: z.optional(slug),
  activity: z.optional(slug),
  /** What they searched for. */
  search: words(100),
  /** The failure they report: its reference, and the page it happened on. */
  report: words(80),
  page: z.optional(z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])/))),
};

/** What `/contact` may know about where the visitor came from. */
export type ContactSearch = ReadSearch<typeof fields>;

export const readContactSearch = (search: Record<string, unknown>): ContactSearch => readSearch(fields, search);
