import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { inputErrors } from '#contract/api/errors.ts';
import { slug, text } from '#contract/values.ts';

/*
 * What answers a question rather than names a place to go: questions, articles, activities and inspirations. They stand beside the five
 * collections and are asked apart from them.
 */

export const answerKinds = ['question', 'article', 'activity', 'inspiration'] as const;

export const answerDocument = z.object({
  /** Unique among all kinds. */
  id: z.string(),
  kind: z.enum(answerKinds),
  /** Of its page; of a question its place on `/faq`. */
  slug,
  title: text,
  /** The answer, the excerpt or the summary: plain text, a few lines. */
  text,
  /** Searched, never shown: tags, and where an activity takes place. */
  terms: z.array(z.string()),
});
export type AnswerDocument = z.infer<typeof answerDocument>;

/** The best answer first; `meant` is what was probably meant where nothing is found at all. */
export const searchAnswers = z.object({
  answers: z.array(answerDocument),
  meant: z.optional(z.string()),
  /** How many words of the search the title of the first answer holds: more than any name, and answers stand first. */
  wordsInTitle: z._default(z.number(), 0),
});
export type SearchAnswers = z.infer<typeof searchAnswers>;

export const getSearchAnswers = endpoint({
  name: 'getSearchAnswers',
  summary:
    'Questions, articles, activities and inspirations that answer a search, and what was meant where it finds nothing',
  path: '/search-answers',
  /** Nothing, or one character, is answered with nothing. */
  query: z.object({ q: z._default(z.string().check(z.trim(), z.maxLength(2000)), '') }),
  response: searchAnswers,
  errors: inputErrors,
});
