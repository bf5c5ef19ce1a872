import * as z from 'zod/mini';
import { lastPage } from '#contract/choices.ts';

/** How many records a page of a list holds unless asked otherwise (B-12). */
export const defaultPageSize = 12;
export const largestPageSize = 48;

/** One value a list can be narrowed to, and how many records that would leave. */
export const facetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });
export type FacetValue = z.infer<typeof facetValue>;

export const facets = z.record(z.string(), z.array(facetValue));
export type Facets = z.infer<typeof facets>;

/** What every list answer carries beside its records (B-12). */
export const pageEnvelope = z.object({
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  /** Why there is nothing to see, where the server has a word for it. */
  message: z._default(z.string(), ''),
  facets: z.optional(facets),
});
export type PageEnvelope = z.infer<typeof pageEnvelope>;

const positive = z.coerce.number().check(z.int(), z.gte(1));

/** The query every list accepts, as it arrives in an address. */
export const pageQuery = z.object({
  page: z._default(positive.check(z.lte(lastPage)), 1),
  limit: z._default(positive.check(z.lte(largestPageSize)), defaultPageSize),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** Without the counts: for who shows a few records of a list and narrows nothing. They grow with the catalogue. */
  facets: z.optional(z.literal('none')),
});

/**
 * Several values of one facet in one query parameter: `tier=mid,upper`. An array passes unchanged, so what was parsed
 * once can be parsed again.
 */
export function listOf<T extends z.core.SomeType>(item: T, most = 30) {
  const split = z.transform((value: unknown) => {
    if (Array.isArray(value)) return value;
    if (typeof value !== 'string') return [];
    return [...new Set(value.split(',').filter((part) => part !== ''))];
  });
  return z._default(z.pipe(split, z.array(item).check(z.maxLength(most))), []);
}
