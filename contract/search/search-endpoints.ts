import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { usualErrors } from '#contract/api/errors.ts';
import { answerDocument } from '#contract/search/search-answers.ts';
import { searchDocuments } from '#contract/search/search-documents.ts';

/*
 * What a browser asks of the API before it searches. The search itself speaks Meilisearch's protocol with the host
 * named here, so it is not described as our own endpoints.
 */

/** Where the search service is and the key it asks for. The key only searches; it is meant to be public. */
export const searchAccess = z.object({
  /** An address, or a path on the API's own origin. */
  host: z.string().check(z.regex(/^(?:https?:\/\/[^/\s]\S*|\/\S*)$/)),
  key: z.string().check(z.minLength(1)),
});
export type SearchAccess = z.infer<typeof searchAccess>;

/** Every document of every index; `version` changes with what they say. */
export const searchSnapshot = z.object({
  version: z.string(),
  documents: searchDocuments,
  /** Unknown to a device that saved everything before there were any. */
  answers: z.optional(z.array(answerDocument)),
});
export type SearchSnapshot = z.infer<typeof searchSnapshot>;

export const getSearchSettings = endpoint({
  name: 'getSearchSettings',
  summary: 'Where to search, and with which public key',
  path: '/search-settings',
  response: searchAccess,
  errors: usualErrors,
});

export const getSearchDocuments = endpoint({
  name: 'getSearchDocuments',
  summary: 'All that can be searched, for a device that will search without a network',
  path: '/search-documents',
  response: searchSnapshot,
  errors: ['not_found', ...usualErrors],
});
