import * as z from 'zod/mini';
import { type ReadSearch, readSearch } from '#platform/search-params.ts';

export const longestFaqSearch = 100;

const fields = { q: z.optional(z.string().check(z.trim(), z.maxLength(longestFaqSearch))) };

/** What `/faq` keeps in its address. */
export type FaqSearch = ReadSearch<typeof fields>;

export const readFaqSearch = (search: Record<string, unknown>): FaqSearch => readSearch(fields, search);
